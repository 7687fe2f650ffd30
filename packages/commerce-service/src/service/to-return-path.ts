/** The default page after a sign-in. */
export const accountPath = "/account";

const here = "https://store.invalid";

/**
 * The page of this store that a `returnUrl` names: any URL that could lead to another site, or back to the sign-in,
 * becomes the account page.
 */
export function toReturnPath(returnUrl: string): string {
  if (!returnUrl.startsWith("/") || !URL.canParse(returnUrl, here)) return accountPath;
  const { origin, pathname, search, hash } = new URL(returnUrl, here);
  // A path may become "//host" only after its dots are resolved.
  if (origin !== here || pathname.startsWith("//")) return accountPath;
  return /^\/account\/(login|auth)(\/|$)/i.test(pathname) ? accountPath : `${pathname}${search}${hash}`;
}

/** The login page after a failed sign-in: it has the reason, and keeps the target. */
export function toLoginPage({ returnUrl, errorCode }: { returnUrl: string; errorCode: string }): string {
  return `/account/login?${new URLSearchParams({ returnUrl: toReturnPath(returnUrl), error: errorCode })}`;
}
