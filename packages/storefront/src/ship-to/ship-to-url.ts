export const shipToPath = "/ship-to";

/** The page on which the country is chosen that the order goes to; it leads back to where the shopper was. */
export function shipToUrl(from: string): string {
  return `${shipToPath}?from=${encodeURIComponent(from)}`;
}

/** Where a shopper goes back to: the path that was named where it is one of the shop's own, else the home page. */
export function toOwnPath(named: string | null): string {
  // Browsers read a backslash as a slash, and two of them as another host.
  return named !== null && /^\/(?![/\\])[^\\\s]*$/.test(named) && !named.startsWith(shipToPath) ? named : "/";
}
