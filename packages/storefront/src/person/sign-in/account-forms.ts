import { accountOperations } from "@store/contract/account";
import type { CreateAccount } from "@store/contract/account/requests";
import type { Order } from "@store/contract/orders";
import type { PageContext } from "../../web/context/page-context.ts";
import { formClient, type InvalidForm, readToken } from "../../web/forms/page-form.ts";
import { readText } from "../../web/forms/read-text.ts";
import { toReturnUrl } from "../../web/forms/return-url.ts";
import { submitForm } from "../../web/forms/submit-form.ts";
import { toProblem } from "../../web/forms/to-problem.ts";
import { toSignInProblem } from "../../web/session/sign-in-problem.ts";

type Outcome = { readonly location: string } | InvalidForm;
type PasswordReply = {
  readonly sessionToken?: string | undefined;
  readonly message?: string | null | undefined;
  readonly errors?: Readonly<Record<string, string>> | undefined;
};

const { authenticate, createAccount, checkResetLink, setNewPassword, requestPasswordReset, authForm } =
  accountOperations;
const trouble = "We are having trouble connecting. Please try again in a moment.";
const passwordOf = (form: FormData) => String(form.get("password") ?? "");

type NewAccount = Omit<CreateAccount, "password">;

/** Creates the account of a submitted form and signs in to it. Returns the next page, or the errors of the form. */
export async function submitNewAccount(page: PageContext, form: FormData): Promise<Outcome> {
  const fields = {
    firstName: readText(form, "firstName") ?? "",
    lastName: readText(form, "lastName") ?? "",
    email: readText(form, "email") ?? "",
  };
  return openAccount(page, form, { fields, returnUrl: toReturnUrl(readText(form, "returnUrl")) });
}

/** Creates an account for the buyer of an order with the form's password. The session that placed the order takes it along. */
export async function submitAccountOffer(
  page: PageContext,
  form: FormData,
  { order, returnUrl }: { order: Order; returnUrl: string },
): Promise<Outcome> {
  const contact = order.shipments.find(({ pickup }) => pickup?.contact)?.pickup?.contact;
  // An address with a label is a registry's: its names are not shown to the giver.
  const address = [order.billingAddress, order.shippingAddress].find((one) => one && one.label === undefined);
  const { firstName = "", lastName = "" } = address ?? contact ?? {};
  const outcome = await openAccount(page, form, { fields: { firstName, lastName, email: order.email }, returnUrl });
  if ("location" in outcome || !outcome.errors) return outcome;
  // The form has no other field.
  const { password, ...others } = outcome.errors;
  const [problem] = Object.values(others);
  return { ...(password && { errors: { password } }), ...(problem && { problem }) };
}

/** A shopper who has an account with this password is signed in to it: they clicked twice, or forgot. */
async function openAccount(
  page: PageContext,
  form: FormData,
  { fields, returnUrl }: { fields: NewAccount; returnUrl: string },
): Promise<Outcome> {
  const client = formClient(page, form);
  const password = passwordOf(form);
  const result = await client.call(createAccount, { ...fields, password });
  if (!result.ok) return { problem: toProblem(result, trouble) ?? trouble, fields: { ...fields } };
  let reply: PasswordReply = result.value;
  if (result.value.errorCode === "EmailInUse") {
    const known = await client.call(authenticate, { username: fields.email, password });
    if (known.ok) reply = known.value;
  }
  return openSession(page, form, { reply, fields: { ...fields }, returnUrl });
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
