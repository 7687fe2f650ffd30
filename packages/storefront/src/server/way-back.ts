/** Where a shopper goes back to: the path that was named where it is one of the shop's own, else the home page. */
export function toOwnPath(named: string | null): string {
  // Browsers read a backslash as a slash, and two of them as another host.
  return named !== null && /^\/(?![/\\])[^\\\s]*$/.test(named) && !named.startsWith("/ship-to") ? named : "/";
}

/** The way back from a page that a shopper was sent to: named in its address, else the page whose link was pressed. */
export function findWayBack({ url, headers }: Pick<Request, "url" | "headers">): string {
  const here = new URL(url);
  const referrer = headers.get("referer") ?? "";
  const from = URL.canParse(referrer) ? new URL(referrer) : null;
  const linked = from?.host === here.host ? from.pathname + from.search : null;
  return toOwnPath(here.searchParams.get("from") ?? linked);
}
