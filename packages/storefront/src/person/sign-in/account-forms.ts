import { accountOperations } from "@store/contract/account";
import type { PageContext } from "../../web/context/page-context.ts";
import { formClient, type InvalidForm, readToken } from "../../web/forms/page-form.ts";
import { readText } from "../../web/forms/read-text.ts";
import { toReturnUrl } from "../../web/forms/return-url.ts";
import { toProblem } from "../../web/forms/to-problem.ts";
import { openAccount, openSession, passwordOf, trouble } from "../../web/session/open-account.ts";

type Outcome = { readonly location: string } | InvalidForm;
const { checkResetLink, setNewPassword, requestPasswordReset } = accountOperations;

/** Creates the account of a submitted form and signs in to it. Returns the next page, or the errors of the form. */
export async function submitNewAccount(page: PageContext, form: FormData): Promise<Outcome> {
  const fields = {
    firstName: readText(form, "firstName") ?? "",
    lastName: readText(form, "lastName") ?? "",
    email: readText(form, "email") ?? "",
  };
  return openAccount(page, form, { fields, returnUrl: toReturnUrl(readText(form, "returnUrl")) });
}

/** The token of a mailed link without what surrounded the link, such as a period; null if this is no mailed link. */
export function readResetToken(url: string): string | null {
  return (
    new URL(url).searchParams
      .get("token")
      ?.replaceAll(/[^\w-]/g, "")
      .slice(0, 200) ?? null
  );
}

/** A mailed link with the e-mail address of its account, or why it cannot be used, in the service's words. */
interface MailedLink {
  readonly email: string;
  /** Null if it can be used, or if that is not known now. */
  readonly problem: string | null;
}

/** Looks up a mailed link without using it. */
export async function findMailedLink({ client }: PageContext, resetToken: string): Promise<MailedLink> {
  const result = await client.call(checkResetLink, { resetToken });
  if (!result.ok) return { email: "", problem: null };
  const { isSuccess, email = "", message } = result.value;
  return { email, problem: isSuccess ? null : (message ?? trouble) };
}

/** Sets the password of a submitted form with its mailed link, and signs in. Says if the link cannot be used. */
export async function submitNewPassword(
  page: PageContext,
  form: FormData,
): Promise<Outcome | { readonly linkProblem: string }> {
  const resetToken = readText(form, "resetToken") ?? "";
  const result = await formClient(page, form).call(setNewPassword, { resetToken, password: passwordOf(form) });
  const fields = { username: readText(form, "username") ?? "" };
  if (!result.ok) return { problem: toProblem(result, trouble) ?? trouble, fields };
  if (result.value.errorCode === "ResetLinkExpired") return { linkProblem: result.value.message ?? trouble };
  return openSession(page, form, { reply: result.value, fields, returnUrl: "/account" });
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
