import { accountOperations } from "@store/contract/account";
import { data } from "react-router";
import type { PageContext } from "./page-context.ts";
import { formSecrets } from "./page-form.ts";
import { replyOf } from "./reply-of.ts";
import { submitForm } from "./submit-form.ts";

/**
 * Ends the account's session and answers where the shopper goes. The buttons that lead here are on pages that caches may
 * keep, so their forms carry no token: that a page of this shop sent them is known by their origin.
 * Who has no account's session is led home, too.
 */
export async function signOut(page: PageContext): Promise<string> {
  const { token } = await formSecrets(page);
  const { location, error } = await submitForm(page, accountOperations.signOut, { __RequestVerificationToken: token });
  if (error === null) return location;
  const { isLoggedIn } = await replyOf(page.client.call(accountOperations.getSignInConfig, {}));
  if (isLoggedIn) throw data(null, { status: 503 });
  return "/";
}
