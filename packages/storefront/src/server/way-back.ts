import { ownPath } from "@store/checkout-ui/steps";

const here = "https://store.invalid";

/** Where a shopper goes back to: the path that was named where it is one of the shop's own, else the home page. */
export function toOwnPath(named: string | null): string {
  const path = named?.startsWith("/") ? ownPath(named, here) : null;
  return path === null || /^\/ship-to(?:[/?]|$)/.test(path) ? "/" : path;
}

/**
 * The way back from a page that a shopper was sent to: named in its address, else the page whose link was pressed. `origin` is
 * the shop's own, which behind a proxy is not the request's.
 */
export function findWayBack({ url, headers }: Pick<Request, "url" | "headers">, origin: string): string {
  const asked = new URL(url);
  const referrer = headers.get("referer") ?? "";
  const linked = ownPath(referrer, origin) ?? ownPath(referrer, asked.origin);
  return toOwnPath(asked.searchParams.get("from") ?? linked);
}
