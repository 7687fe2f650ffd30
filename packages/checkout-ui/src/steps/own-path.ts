/** The path of a URL on the page's own origin, query included; null for every other URL. */
export function ownPath(url: string, origin: string): string | null {
  const target = URL.canParse(url, origin) ? new URL(url, origin) : null;
  // A path that starts with two slashes would be the URL of another host.
  if (target?.origin !== origin || target.pathname.startsWith("//")) return null;
  return target.pathname + target.search + target.hash;
}
