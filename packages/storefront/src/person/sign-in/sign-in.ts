import { authenticate, validateCredentials } from "@store/auth-ui/sign-in";
import { accountOperations, type SignInConfig } from "@store/contract/account";
import { type FormOutcome, invalid, moved } from "@store/ui-kit/form-outcome";
import { data } from "react-router";
import { type PageContext, replyOf } from "../../web/context/page-context.ts";
import { formClient, formSecrets } from "../../web/forms/page-form.ts";
import { readText } from "../../web/forms/read-text.ts";
import { accountPath, toReturnUrl } from "../../web/forms/return-url.ts";
import { submitForm } from "../../web/forms/submit-form.ts";
import { passwordOf, startSession } from "../../web/session/open-account.ts";

/** Whether the first of two clicks has signed in. */
function isSignedInAs({ account }: SignInConfig, { username, password }: { username: string; password: string }) {
  return account?.email.toLowerCase() === username.toLowerCase() && password !== "";
}

/** Signs a shopper in with a submitted form. Returns the next page, or the errors of the form (AMB-208). */
export async function signIn(page: PageContext, form: FormData): Promise<FormOutcome> {
  const returnUrl = toReturnUrl(readText(form, "returnUrl"));
  const config = await replyOf(page.client.call(accountOperations.getSignInConfig, { returnUrl }));
  const { messages } = config.widget;
  const fields = { username: readText(form, "username") ?? "" };
  const credentials = { ...fields, password: passwordOf(form) };
  if (isSignedInAs(config, credentials)) return moved(config.redirectUrl ?? accountPath);
  const errors = validateCredentials(credentials, messages);
  if (Object.keys(errors).length > 0) return invalid({ errors, fields });
  const checked = await authenticate(formClient(page, form), credentials, messages);
  if (!checked.ok) return invalid({ problem: checked.problem, fields });
  return startSession(page, form, { sessionToken: checked.sessionToken, returnUrl, fields });
}

/**
 * Ends the account's session and returns the next page. The buttons that submit this are on pages that may be cached,
 * so their forms carry no token: their origin proves that a page of this store sent them. A guest is redirected home,
 * too.
 */
export async function signOut(page: PageContext): Promise<string> {
  const { token } = await formSecrets(page);
  const { location, error } = await submitForm(page, accountOperations.signOut, { __RequestVerificationToken: token });
  if (error === null) return location;
  const { isLoggedIn } = await replyOf(page.client.call(accountOperations.getSignInConfig, {}));
  if (isLoggedIn) throw data(null, { status: 503 });
  return "/";
}
