import { ownPath } from "@store/checkout-ui/steps";

/** The account page, the default target after a sign-in (AMB-187). */
export const accountPath = "/account";

const here = "https://store.invalid";
const longest = 2000;

/**
 * The page of this store that a `returnUrl` names; the account page without one, or if it names a page for signing in
 * or out (AMB-186).
 */
export function toReturnUrl(named: string | null): string {
  if (named === null || !named.startsWith("/") || named.length > longest) return accountPath;
  const path = ownPath(named, here);
  return path === null || /^\/account\/(login|auth|sign-out)([/?#]|$)/i.test(path) ? accountPath : path;
}
