import type { DataStrategyResult, MiddlewareFunction } from "react-router";
import type { NavigationError } from "./find-navigation-error.ts";

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

/** Passes each navigation's results to the observer before the router acts on them. */
export const clientMiddleware: MiddlewareFunction<Record<string, DataStrategyResult>>[] = [
  async ({ request }, next) => {
    const results = await next();
    await observer?.onResults(request, results);
  },
];

/** Tells the observer why the page on screen stays. */
export const tellLost = (error: NavigationError): void => observer?.onLost(error);
