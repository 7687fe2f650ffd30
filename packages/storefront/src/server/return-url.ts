import { ownPath } from "@store/checkout-ui/steps";

/** The page of the shopper's account, where who came from nowhere in particular goes once signed in [AMB-187]. */
export const accountPath = "/account";

const here = "https://store.invalid";
const longest = 1000;

/** The page of this shop that a `returnUrl` names; the account page where it names none, or one of signing in and out [AMB-186]. */
export function toReturnUrl(named: string | null): string {
  if (named === null || !named.startsWith("/") || named.length > longest) return accountPath;
  const path = ownPath(named, here);
  return path === null || /^\/account\/(login|auth|sign-out)([/?]|$)/i.test(path) ? accountPath : path;
}
