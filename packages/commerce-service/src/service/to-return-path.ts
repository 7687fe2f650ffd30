/** Where a shopper lands who came from nowhere in particular. */
export const accountPath = "/account";

const here = "https://store.invalid";

/**
 * The page of this store that a `returnUrl` names: anything that could lead elsewhere, or back into signing in, becomes
 * the account page.
 */
export function toReturnPath(returnUrl: string): string {
  if (!returnUrl.startsWith("/") || !URL.canParse(returnUrl, here)) return accountPath;
  const { origin, pathname, search, hash } = new URL(returnUrl, here);
  // A path may turn into "//host" only when its dots are resolved.
  if (origin !== here || pathname.startsWith("//")) return accountPath;
  return /^\/account\/(login|auth)(\/|$)/i.test(pathname) ? accountPath : `${pathname}${search}${hash}`;
}

/** The login page after a sign-in that failed: it names the reason, and keeps where the shopper was going. */
export function toLoginPage({ returnUrl, errorCode }: { returnUrl: string; errorCode: string }): string {
  return `/account/login?${new URLSearchParams({ returnUrl: toReturnPath(returnUrl), error: errorCode })}`;
}
