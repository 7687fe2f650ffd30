import { isbot } from "isbot";

/** Whether a shopper comes without any cookie of the shop. Crawlers always do, and need no session. */
export function isFirstVisit(request: Request): boolean {
  return !request.headers.has("cookie") && !isbot(request.headers.get("user-agent") ?? "");
}
