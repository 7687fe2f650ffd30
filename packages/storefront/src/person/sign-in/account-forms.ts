import { accountOperations } from "@store/contract/account";
import { type FormOutcome, invalid, shown } from "@store/ui-kit/form-outcome";
import type { PageContext } from "../../web/context/page-context.ts";
import { formClient, readToken, toProblem } from "../../web/forms/page-form.ts";
import { readText } from "../../web/forms/read-text.ts";
import { toReturnUrl } from "../../web/forms/return-url.ts";
import { openAccount, openSession, passwordOf, trouble } from "../../web/session/open-account.ts";

const { checkResetLink, setNewPassword, requestPasswordReset } = accountOperations;

/** Creates the account of a submitted form and signs in to it. Returns the next page, or the errors of the form. */
export async function submitNewAccount(page: PageContext, form: FormData): Promise<FormOutcome> {
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

/** Which form the page shows again: the one of a mailed link, which has its token, or the one that requests a link. */
interface ResetForm {
  readonly resetToken: string | null;
}

/** Sets the password of a submitted form with its mailed link, and signs in. A link that cannot be used is given up. */
export async function submitNewPassword(page: PageContext, form: FormData): Promise<FormOutcome<never, ResetForm>> {
  const resetToken = readText(form, "resetToken") ?? "";
  const result = await formClient(page, form).call(setNewPassword, { resetToken, password: passwordOf(form) });
  const fields = { username: readText(form, "username") ?? "" };
  if (!result.ok) return invalid({ problem: toProblem(result, trouble) ?? trouble, fields, resetToken });
  if (result.value.errorCode === "ResetLinkExpired")
    return invalid({ problem: result.value.message ?? trouble, resetToken: null });
  const outcome = await openSession(page, form, { reply: result.value, fields, returnUrl: "/account" });
  return outcome.kind === "moved" ? outcome : { ...outcome, resetToken };
}

/** Requests a reset link, and shows the service's message. */
export async function submitResetRequest(
  page: PageContext,
  form: FormData,
): Promise<FormOutcome<ResetForm & { readonly message: string }, ResetForm>> {
  const fields = { accountEmail: readText(form, "accountEmail") ?? "" };
  const token = readToken(form);
  const resetToken = null;
  const result = await formClient(page, form).call(requestPasswordReset, { ...fields, token });
  if (!result.ok) return invalid({ problem: toProblem(result, trouble) ?? trouble, fields, resetToken });
  const { isSuccess, message } = result.value;
  if (!isSuccess) return invalid({ errors: { accountEmail: message ?? "" }, fields, resetToken });
  return shown({ message: message ?? "", resetToken });
}
