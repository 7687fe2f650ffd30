import { accountOperations } from "@store/contract/account";
import type { PageContext } from "./page-context.ts";
import { formClient, type InvalidForm, readText, readToken } from "./page-form.ts";
import { toReturnUrl } from "./return-url.ts";
import { toSignInProblem } from "./sign-in-problem.ts";
import { submitForm } from "./submit-form.ts";
import { toProblem } from "./to-problem.ts";

type Outcome = { readonly location: string } | InvalidForm;
type PasswordReply = {
  readonly sessionToken?: string | undefined;
  readonly message?: string | null | undefined;
  readonly errors?: Readonly<Record<string, string>> | undefined;
};

const { createAccount, setNewPassword, requestPasswordReset, authForm } = accountOperations;
const trouble = "We are having trouble connecting. Please try again in a moment.";
const passwordOf = (form: FormData) => String(form.get("password") ?? "");

/** Creates the account of a submitted form and signs in to it. Returns the next page, or the errors of the form. */
export async function submitNewAccount(page: PageContext, form: FormData): Promise<Outcome> {
  const fields = {
    firstName: readText(form, "firstName") ?? "",
    lastName: readText(form, "lastName") ?? "",
    email: readText(form, "email") ?? "",
  };
  const result = await formClient(page, form).call(createAccount, { ...fields, password: passwordOf(form) });
  if (!result.ok) return { problem: toProblem(result, trouble) ?? trouble, fields };
  return openSession(page, form, { reply: result.value, fields, returnUrl: toReturnUrl(readText(form, "returnUrl")) });
}

/** Sets the password of a submitted form with its mailed link, and signs in. */
export async function submitNewPassword(page: PageContext, form: FormData): Promise<Outcome> {
  const resetToken = readText(form, "resetToken") ?? "";
  const result = await formClient(page, form).call(setNewPassword, { resetToken, password: passwordOf(form) });
  if (!result.ok) return { problem: toProblem(result, trouble) ?? trouble };
  return openSession(page, form, { reply: result.value, fields: {}, returnUrl: "/account" });
}

/** Requests a reset link, and returns the service's message. */
export async function submitResetRequest(
  page: PageContext,
  form: FormData,
): Promise<{ readonly message: string } | InvalidForm> {
  const fields = { accountEmail: readText(form, "accountEmail") ?? "" };
  const token = readToken(form);
  const result = await formClient(page, form).call(requestPasswordReset, { ...fields, token });
  if (!result.ok) return { problem: toProblem(result, trouble) ?? trouble, fields };
  const { isSuccess, message } = result.value;
  return isSuccess ? { message: message ?? "" } : { errors: { accountEmail: message ?? "" }, fields };
}

/** Opens the session after a password was set. Returns the next page, or the errors of the form. */
export async function openSession(
  page: PageContext,
  form: FormData,
  { reply, fields, returnUrl }: { reply: PasswordReply; fields: Record<string, string>; returnUrl: string },
): Promise<Outcome> {
  const { sessionToken, errors, message } = reply;
  if (sessionToken === undefined) return { fields, ...(errors && { errors }), ...(message && { problem: message }) };
  const __RequestVerificationToken = readToken(form);
  const { location, error } = await submitForm(page, authForm, { sessionToken, returnUrl, __RequestVerificationToken });
  return error === null ? { location } : { problem: toSignInProblem(error), fields };
}
