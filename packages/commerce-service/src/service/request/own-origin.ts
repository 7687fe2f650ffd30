/**
 * The origin the shopper's browser used. A proxy in front of the service names it in the forwarded headers, which no
 * other site's page can add to a request without asking first.
 */
export function ownOrigin(request: Request): string {
  const url = new URL(request.url);
  const scheme = request.headers.get("x-forwarded-proto") ?? url.protocol.slice(0, -1);
  const host = request.headers.get("x-forwarded-host") ?? url.host;
  return `${scheme}://${host}`;
}

/** Whether a call comes from a page of the store itself, by what only browsers can say. A call that says nothing does not. */
export function isFromOwnPage(request: Request): boolean {
  const fetchSite = request.headers.get("sec-fetch-site");
  if (fetchSite === "same-origin" || fetchSite === "none") return true;
  return request.headers.get("origin") === ownOrigin(request);
}
