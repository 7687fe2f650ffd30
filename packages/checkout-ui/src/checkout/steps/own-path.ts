/** The path of a URL on the page's own origin, query included; null for every other place. */
export function ownPath(url: string, origin: string): string | null {
  const target = URL.canParse(url, origin) ? new URL(url, origin) : null;
  // A path that begins with two slashes is another place's address once it stands alone.
  if (target?.origin !== origin || target.pathname.startsWith("//")) return null;
  return target.pathname + target.search;
}
