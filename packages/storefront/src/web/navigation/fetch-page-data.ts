import type { HydratedRouterProps } from "react-router/dom";

type RouterFetch = NonNullable<HydratedRouterProps["unstable_fetch"]>;

/** The header by which the browser knows that the store, and nothing on the way, answered with the data of a page. */
export const pageDataHeader = "Page-Data";

/**
 * Fetches the data of the next page, and submits forms, for the router. Where the data do not come through although the
 * server is there, as behind a content blocker or a proxy that answers in its place, the browser loads the document or
 * submits the form itself (`plain-way.ts`).
 */
export const fetchPageData: RouterFetch = async (request, context) => {
  // Sending a form uses up its body.
  const press = { request: request.clone(), context, startedAt: performance.now() };
  const result = await fetch(request).catch((error: unknown) => ({ error }));
  if (result instanceof Response && result.headers.has(pageDataHeader)) return result;
  // Without the connection it cannot be loaded either.
  const { takePlainWay } = await import("./plain-way.ts").catch(() => ({ takePlainWay: null }));
  if (takePlainWay !== null) return takePlainWay(press, result);
  if (result instanceof Response) return result;
  throw result.error;
};
