import { accountOperations } from "@store/contract/account";
import type { CreateAccount } from "@store/contract/account/requests";
import { type FormOutcome, invalid, moved } from "@store/ui-kit/form-outcome";
import type { PageContext } from "../context/page-context.ts";
import { formClient, readToken, toProblem } from "../forms/page-form.ts";
import { submitForm } from "../forms/submit-form.ts";

type PasswordReply = {
  readonly sessionToken?: string | undefined;
  readonly message?: string | null | undefined;
  readonly errors?: Readonly<Record<string, string>> | undefined;
};

const { authenticate, createAccount, authForm } = accountOperations;
/** Said if the service cannot be reached. */
export const trouble = "We are having trouble connecting. Please try again in a moment.";
/** A password of a form, as typed. */
export function passwordOf(form: FormData, name = "password"): string {
  const password = form.get(name);
  return typeof password === "string" ? password : "";
}

type NewAccount = Omit<CreateAccount, "password">;

const sessionOver = "Your session is over. Please sign in again.";
const problems: ReadonlyMap<string, string> = new Map([
  ["SignInExpired", "Signing in took too long. Please sign in again."],
  ["InProgress", "An order is being placed right now. Please wait a moment and sign in again."],
  ["SessionMissing", sessionOver],
  ["StaleToken", sessionOver],
]);

/** A shopper who has an account with this password is signed in to it: they clicked twice, or forgot. */
export async function openAccount(
  page: PageContext,
  form: FormData,
  { fields, returnUrl }: { fields: NewAccount; returnUrl: string },
): Promise<FormOutcome> {
  const client = formClient(page, form);
  const password = passwordOf(form);
  const result = await client.call(createAccount, { ...fields, password });
  if (!result.ok) return invalid({ problem: toProblem(result, trouble) ?? trouble, fields: { ...fields } });
  let reply: PasswordReply = result.value;
  if (result.value.errorCode === "EmailInUse") {
    const known = await client.call(authenticate, { username: fields.email, password });
    if (known.ok) reply = known.value;
  }
  return openSession(page, form, { reply, fields: { ...fields }, returnUrl });
}

/** Opens the session after a password was set. Returns the next page, or the errors of the form. */
export async function openSession(
  page: PageContext,
  form: FormData,
  { reply, fields, returnUrl }: { reply: PasswordReply; fields: Record<string, string>; returnUrl: string },
): Promise<FormOutcome> {
  const { sessionToken, errors, message } = reply;
  if (sessionToken === undefined)
    return invalid({ fields, ...(errors && { errors }), ...(message && { problem: message }) });
  return startSession(page, form, { sessionToken, returnUrl, fields });
}

/** Exchanges a session token for the account's session. */
export async function startSession(
  page: PageContext,
  form: FormData,
  { fields, ...session }: { sessionToken: string; returnUrl: string; fields: Record<string, string> },
): Promise<FormOutcome> {
  const secret = { __RequestVerificationToken: readToken(form) };
  const { location, error } = await submitForm(page, authForm, { ...session, ...secret });
  return error === null ? moved(location) : invalid({ problem: toSignInProblem(error), fields });
}

/** The message for the error code with which a sign-in returns to the login page. */
export function toSignInProblem(error: string): string {
  return problems.get(error) ?? "We could not sign you in. Please try again.";
}
