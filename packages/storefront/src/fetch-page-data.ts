import type { HydratedRouterProps } from "react-router/dom";

type RouterFetch = NonNullable<HydratedRouterProps["unstable_fetch"]>;

/** The header by which the browser knows that the store, and nothing on the way, answered with the data of a page. */
export const pageDataHeader = "Page-Data";

/** Statuses of a server or proxy that is overloaded; the page stays, and its notice offers to try again. */
const isOverloaded = ({ status }: Response) => status >= 500 || status === 408 || status === 429;

/**
 * Fetches the data of the next page, and submits forms, for the router. Where the data do not come through although the
 * server is there, as behind a content blocker or a proxy that answers in its place, the browser loads the document or
 * submits the form itself (`plain-way.ts`).
 */
export const fetchPageData: RouterFetch = async (request, context) => {
  // Sending a form uses up its body.
  const press = { request: request.clone(), context, startedAt: performance.now() };
  let failure: unknown = null;
  try {
    const response = await fetch(request);
    if (response.headers.has(pageDataHeader) || isOverloaded(response)) return response;
  } catch (error) {
    if (request.signal.aborted) throw error;
    failure = error;
  }
  const { takePlainWay } = await import("./plain-way.ts");
  return takePlainWay(press, failure);
};
