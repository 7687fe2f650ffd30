/**
 * Whether a call comes from a page of the store itself, by what only browsers can say. A call that says nothing does not.
 * The request's address is the one that the browser used: the listener has made it so.
 */
export function isFromOwnPage(request: Request): boolean {
  const fetchSite = request.headers.get("sec-fetch-site");
  if (fetchSite === "same-origin" || fetchSite === "none") return true;
  return request.headers.get("origin") === new URL(request.url).origin;
}
