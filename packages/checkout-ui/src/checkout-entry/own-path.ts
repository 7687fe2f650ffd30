/** The path of a URL on the page's own origin, query included; null for every other place (AMB-024). */
export function ownPath(url: string, origin: string): string | null {
  const target = URL.canParse(url, origin) ? new URL(url, origin) : null;
  return target?.origin === origin ? target.pathname + target.search : null;
}
