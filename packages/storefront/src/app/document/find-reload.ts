import type { SignedOutNotice } from "../../web/context/signed-out-notice.ts";
import { isDataPath, toPageUrl } from "../../web/urls/to-page-url.ts";

/**
 * The URL of the page to load anew because the session was ended from elsewhere; null if the response is fine. The page
 * of a form that was refused for this reason then leads to the cart, or to the sign-in.
 */
export function findReload(
  request: Request,
  { status, signedOut }: { status: number; signedOut: SignedOutNotice },
): string | null {
  const isData = isDataPath(new URL(request.url).pathname);
  const isRefused = request.method === "POST" && signedOut.isNew() && status >= 400;
  const isOutdated = request.method === "GET" && isData && signedOut.needsDocument();
  return isRefused || isOutdated ? toPageUrl(request) : null;
}
