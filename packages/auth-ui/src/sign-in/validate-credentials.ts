import type { SignInWidget } from "@store/contract/shared";

export interface Credentials {
  readonly username: string;
  readonly password: string;
}
export type CredentialErrors = Partial<Record<keyof Credentials, string>>;

/** The missing fields of a sign-in form with the site's messages. */
export function validateCredentials(
  { username, password }: Credentials,
  messages: SignInWidget["messages"],
): CredentialErrors {
  return {
    ...(username.trim() === "" && { username: messages.usernameRequired }),
    ...(password === "" && { password: messages.passwordRequired }),
  };
}
