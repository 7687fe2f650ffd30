import { type DataStrategyResult, isRouteErrorResponse } from "react-router";

/** A page that could not be loaded. */
export interface NavigationError {
  /** Path and query of the requested page. */
  readonly url: string;
  /** "network" when the server cannot be reached, "server" when it fails. */
  readonly cause: "network" | "server";
}

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
  return result instanceof TypeError ? "network" : "server";
}
