import { type DataStrategyResult, isRouteErrorResponse } from "react-router";

/** A page that was asked for and did not come. */
export interface LostPage {
  /** Its address: path and query. */
  readonly url: string;
  /** Whether the shop could not be reached, or was reached and could not answer. */
  readonly cause: "network" | "server";
}

/**
 * The page that a request did not get; undefined when it came, was given up, or was refused: a refusal has a page of its own.
 * What was sent may have taken effect, so that only its own page can say.
 */
export function findLostPage(request: Request, results: Record<string, DataStrategyResult>): LostPage | undefined {
  if (request.method !== "GET" || request.signal.aborted) return undefined;
  const cause = Object.values(results).map(findCause).find(Boolean);
  const { pathname, search } = new URL(request.url);
  return cause && { url: pathname + search, cause };
}

function findCause({ type, result }: DataStrategyResult): LostPage["cause"] | undefined {
  if (type !== "error") return undefined;
  // Redirects and "not found" are answers too.
  const isAnswer = result instanceof Response || isRouteErrorResponse(result);
  if (isAnswer && result.status < 500) return undefined;
  return result instanceof TypeError ? "network" : "server";
}
