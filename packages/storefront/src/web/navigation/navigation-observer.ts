import type { DataStrategyResult, MiddlewareFunction } from "react-router";
import { isAcrossBorder, leaveFor } from "./document-border.ts";
import type { NavigationError } from "./find-navigation-error.ts";

/** What a navigation has come to. */
export interface NavigationResults {
  /** The result of each of its routes. */
  readonly results: Record<string, DataStrategyResult>;
  /** Where it is redirected to, if it is. */
  readonly target: string | null | undefined;
}

export interface NavigationObserver {
  /** Receives a navigation's request and its results. */
  onResults(request: Request, results: NavigationResults): void | Promise<void>;
  /** A navigation has not begun, because files of its page are lost. */
  onLost(error: NavigationError): void;
}

// The router calls its middleware outside React. A browser has one router and one page, so one observer is enough.
let observer: NavigationObserver | undefined;

/** Sets the observer of navigations, which is loaded lazily; removes it when called without one. */
export function observeNavigation(next?: NavigationObserver): void {
  observer = next;
}

/**
 * Every navigation passes here, however it has begun, and every redirect of an action or a loader. One to a page whose document
 * has another policy leaves for that document. Passes the results of all others to the observer before the router acts on
 * them.
 */
export const clientMiddleware: MiddlewareFunction<Record<string, DataStrategyResult>>[] = [
  async ({ request }, next) => {
    // A form is answered where it was sent.
    if (request.method === "GET" && isAcrossBorder(request.url)) return leaveFor(request.url);
    const results = await next();
    const target = Object.values(results)
      .map(({ result }) => (result instanceof Response ? result.headers.get("Location") : null))
      .find(Boolean);
    if (target && isAcrossBorder(target) && !request.signal.aborted) return leaveFor(target);
    await observer?.onResults(request, { results, target });
  },
];

/** Tells the observer why the page on screen stays. */
export const tellLost = (error: NavigationError): void => observer?.onLost(error);
