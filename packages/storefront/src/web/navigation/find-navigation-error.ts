import { type DataStrategyResult, isRouteErrorResponse } from "react-router";

/** A page that could not be loaded. */
export interface NavigationError {
  /** Path and query of the requested page. */
  readonly url: string;
  /**
   * "network" when the server cannot be reached, "server" when it fails; "lost" when only a document can show the page, for
   * which something typed would be lost.
   */
  readonly cause: "network" | "server" | "lost";
}

/** What the notice says. */
export const errorTexts: Readonly<Record<NavigationError["cause"], string>> = {
  network: "We are having trouble connecting. Please check your connection and try again.",
  server: "We couldn't load that just now. Please try again in a moment.",
  lost: "This page could not be loaded. Go there anyway?",
};

/**
 * The page that a GET request failed to load; undefined when it loaded, was aborted, or was refused with a 4xx status, which
 * has a page of its own. Submissions are excluded: they may have taken effect, so their own page reports the failure.
 */
export function findNavigationError(
  request: Request,
  results: Record<string, DataStrategyResult>,
): NavigationError | undefined {
  if (request.method !== "GET" || request.signal.aborted) return undefined;
  const cause = Object.values(results).map(findCause).find(Boolean);
  const { pathname, search } = new URL(request.url);
  return cause && { url: pathname + search, cause };
}

function findCause({ type, result }: DataStrategyResult): NavigationError["cause"] | undefined {
  if (type !== "error") return undefined;
  // Redirects and "not found" are responses too.
  const isResponse = result instanceof Response || isRouteErrorResponse(result);
  if (isResponse && result.status < 500) return undefined;
  if (result instanceof Error && result.cause === "lost") return "lost";
  return result instanceof TypeError ? "network" : "server";
}
