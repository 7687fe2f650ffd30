import type { DataStrategyFunctionArgs, DataStrategyResult, MiddlewareFunction } from "react-router";
import { isAcrossBorder, leaveFor } from "./document-border.ts";
import { findRedirect, type NavigationError } from "./find-navigation-error.ts";

export interface NavigationObserver {
  /** Receives a navigation's request and the result of each of its routes. */
  onResults(request: Request, results: Record<string, DataStrategyResult>): void | Promise<void>;
  /** A navigation has not begun, because files of its page are lost. */
  onLost(error: NavigationError): void;
}

// The router calls its middleware outside React. A browser has one router and one page, so one observer is enough.
let observer: NavigationObserver | undefined;

/** Sets the observer of navigations, which is loaded lazily; removes it when called without one. */
export function observeNavigation(next?: NavigationObserver): void {
  observer = next;
}

const isReplacing = (results: Record<string, DataStrategyResult>) =>
  Object.values(results).some(({ result }) => result instanceof Response && result.headers.has("X-Remix-Replace"));

/** What the router also tells its middleware, but not in its types. */
type Cause = Pick<DataStrategyFunctionArgs, "unstable_initiator" | "unstable_navigationType">;

/**
 * Every navigation passes here, however it has begun, and every redirect of an action or a loader. One to a page whose document
 * has another policy leaves for that document. Passes the results of all others to the observer before the router acts on
 * them.
 */
export const clientMiddleware: MiddlewareFunction<Record<string, DataStrategyResult>>[] = [
  async ({ request, ...args }, next) => {
    const { unstable_initiator: initiator, unstable_navigationType: type } = args as unknown as Cause;
    // A fetcher stays on the page, and a form is answered where it was sent.
    if (initiator !== "fetcher" && request.method === "GET" && isAcrossBorder(request.url))
      return leaveFor(request.url, type !== "PUSH");
    const results = await next();
    const target = findRedirect(results);
    if (target && isAcrossBorder(target) && !request.signal.aborted) return leaveFor(target, isReplacing(results));
    await observer?.onResults(request, results);
  },
];

/** Tells the observer why the page on screen stays. */
export const tellLost = (error: NavigationError): void => observer?.onLost(error);
