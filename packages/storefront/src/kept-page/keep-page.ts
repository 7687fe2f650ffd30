import type { DataStrategyResult, MiddlewareFunction } from "react-router";

/** What the router asked for, and what each route of it came to. */
export type PageKeeper = (request: Request, results: Record<string, DataStrategyResult>) => void;

// The router calls its middleware outside of React; a browser has one router and one page.
let keeper: PageKeeper | undefined;

/** Names who may keep the page on screen when the next one does not come; nobody, without an argument. */
export function keepPages(next?: PageKeeper): void {
  keeper = next;
}

/**
 * Shows the keeper what came of each request before the router acts on it. All else waits in a script of its own, for every
 * page brings this one.
 */
export const clientMiddleware: MiddlewareFunction<Record<string, DataStrategyResult>>[] = [
  async ({ request }, next) => {
    const results = await next();
    keeper?.(request, results);
  },
];
