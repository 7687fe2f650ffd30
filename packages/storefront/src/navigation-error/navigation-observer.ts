import type { DataStrategyResult, MiddlewareFunction } from "react-router";

/** Receives a navigation's request and the result of each of its routes. */
export type NavigationObserver = (request: Request, results: Record<string, DataStrategyResult>) => void;

// The router calls its middleware outside React. A browser has one router and one page, so one observer is enough.
let observer: NavigationObserver | undefined;

/** Sets the observer of navigations; removes it when called without one. */
export function observeNavigation(next?: NavigationObserver): void {
  observer = next;
}

/** Passes each navigation's results to the observer before the router acts on them. The observer itself is loaded lazily. */
export const clientMiddleware: MiddlewareFunction<Record<string, DataStrategyResult>>[] = [
  async ({ request }, next) => {
    const results = await next();
    observer?.(request, results);
  },
];
