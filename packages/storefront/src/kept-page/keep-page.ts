import { type DataStrategyResult, isRouteErrorResponse, type MiddlewareFunction } from "react-router";

/** A page that was asked for and did not come. */
export interface LostPage {
  /** Its address: path and query. */
  readonly url: string;
  /** Whether the shop could not be reached, or was reached and could not answer. */
  readonly cause: "network" | "server";
}

type Keeper = (lost: LostPage) => void;
// The router calls its middleware outside of React; a browser has one router and one page.
let keeper: Keeper | null = null;

/** Names who keeps the page on screen when the next one does not come; answers how to stop. */
export function keepPages(next: Keeper): () => void {
  keeper = next;
  return () => {
    if (keeper === next) keeper = null;
  };
}

/**
 * Hands a page whose data did not come to the keeper, who goes back to the page on screen and so takes the place of the
 * navigation that failed. Without a keeper, and for what was refused instead of lost, the error page is right.
 */
export const clientMiddleware: MiddlewareFunction<Record<string, DataStrategyResult>>[] = [
  async ({ request }, next) => {
    const results = await next();
    // What was sent may have taken effect: only its own page can say.
    if (request.method !== "GET" || request.signal.aborted) return;
    const cause = Object.values(results)
      .map(causeOf)
      .find((one) => one !== null);
    const { pathname, search } = new URL(request.url);
    if (cause) keeper?.({ url: pathname + search, cause });
  },
];

function causeOf({ type, result }: DataStrategyResult): LostPage["cause"] | null {
  if (type !== "error") return null;
  // Redirects and "not found" are answers too.
  const isAnswer = result instanceof Response || isRouteErrorResponse(result);
  if (isAnswer && result.status < 500) return null;
  return result instanceof TypeError ? "network" : "server";
}
