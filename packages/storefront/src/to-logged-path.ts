/** The links of a mail's order and of a shared registry: whoever has one may open it. */
const secret = /^\/+(?:order|gift-registry\/+shared)\/+(?=.)/i;
const longest = 200;

/**
 * The path of a page for a log, shortened, and without what makes it a secret link.
 *
 * @example toLoggedPath("/order/eyJvcmRlciI.c2lnbmVk") // "/order/(secret)"
 */
export function toLoggedPath(pathname: string): string {
  const [start] = secret.exec(pathname) ?? [];
  return start ? `${start}(secret)` : pathname.slice(0, longest);
}
