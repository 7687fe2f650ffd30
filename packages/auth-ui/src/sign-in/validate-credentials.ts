import type { SignInWidget } from "@store/contract/shared";
import { toTooLongText } from "@store/postal-and-address";

export interface Credentials {
  readonly username: string;
  readonly password: string;
}
export type CredentialErrors = Partial<Record<keyof Credentials, string>>;

/** The longest e-mail address that the call takes: that of an account is shorter. */
const usernameMax = 254;

/** The errors of a sign-in form with the site's messages: of missing fields, and of an address that is too long. */
export function validateCredentials(
  { username, password }: Credentials,
  messages: SignInWidget["messages"],
): CredentialErrors {
  return {
    ...(username.trim() === "" && { username: messages.usernameRequired }),
    ...(username.trim().length > usernameMax && { username: toTooLongText(usernameMax) }),
    ...(password === "" && { password: messages.passwordRequired }),
  };
}
