import type { Site } from "@store/contract/shared";
import { isDataPath, toPageUrl } from "../urls/to-page-url.ts";

/** How long the notice waits for the shopper's next page. */
const lastsSeconds = 60 * 60;

/** Whether the service found that the browser's session was ended from elsewhere, and made the call as a new guest. */
export function isSessionRevoked({ headers }: Pick<Response, "headers">): boolean {
  return headers.has("session-revoked");
}

// Cookies of a host are shared by all its ports, and the two sites of a development machine differ only by port.
const toName = (site: Site) => `store-signed-out-${site.toLowerCase()}`;

interface BrowserPlace {
  site: Site;
  /** The URL as the browser sees it. */
  url: string;
}

function toCookie({ site, url }: BrowserPlace, maxAge: number): string {
  const secure = url.startsWith("https:") ? "; Secure" : "";
  return `${toName(site)}=1; HttpOnly; SameSite=Lax; Path=/; Max-Age=${maxAge}${secure}`;
}

/** The response to a call of the browser's scripts. If the session was revoked, the next page says so. */
export function withSignedOutCookie(response: Response, place: BrowserPlace): Response {
  if (!isSessionRevoked(response)) return response;
  const marked = new Response(response.body, response);
  marked.headers.append("Set-Cookie", toCookie(place, lastsSeconds));
  return marked;
}

/** Tells a shopper once that the session was ended from elsewhere. It waits in a cookie for a page that shows it. */
export interface SignedOutNotice {
  /** Whether a call of this request found that the session was revoked. */
  isNew(): boolean;
  /** Whether an open page has to be replaced by a document, because the shopper has not been told. */
  needsDocument(): boolean;
  /** Whether this page has to show it; from then on it counts as shown. */
  take(): boolean;
  /** Whether the response shows it. */
  isShownBy(response: Response): boolean;
  /** Whether the response sets no cookie: one that is loaded ahead may arrive after the page that has shown the notice. */
  leavesCookies(): boolean;
  /** The Set-Cookie header that stores the notice for the next page, or removes it after this one; null without a change. */
  toCookie(response: Response): string | null;
}

/** The notice of one page request; `page.isRevoked` becomes true as soon as one of its calls finds it. */
export function createSignedOutNotice(
  request: Request,
  { site, page }: { site: Site; page: { readonly isRevoked: boolean } },
): SignedOutNotice {
  const place = { site, url: request.url };
  const waits = (request.headers.get("cookie") ?? "").split("; ").includes(`${toName(site)}=1`);
  // Nobody may ever see a page that is loaded ahead. A page that only refreshes its data may be covered by a dialog.
  const isAhead = request.headers.get("sec-purpose")?.includes("prefetch") ?? false;
  const isRefresh = isDataOfSamePage(request);
  let isTaken = false;
  const isPending = () => (waits || page.isRevoked) && !isTaken;
  const notice: SignedOutNotice = {
    isNew: () => page.isRevoked,
    needsDocument: () => isPending() && !isRefresh,
    take() {
      isTaken ||= isPending() && !isAhead && !isRefresh;
      return isTaken;
    },
    // A redirect of the router has status 202.
    isShownBy: ({ status }) => isTaken && status !== 202 && !(status >= 300 && status < 400),
    leavesCookies: () => isAhead && page.isRevoked,
    toCookie(response) {
      if (notice.isShownBy(response)) return waits ? toCookie(place, 0) : null;
      return page.isRevoked ? toCookie(place, lastsSeconds) : null;
    },
  };
  return notice;
}

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

/** Whether an open page requests its own data again, for example after a form that the router submitted. */
function isDataOfSamePage(request: Request): boolean {
  const referrer = request.headers.get("referer") ?? "";
  const isData = isDataPath(new URL(request.url).pathname);
  return isData && URL.canParse(referrer) && new URL(referrer).pathname === toPageUrl(request).split("?")[0];
}
