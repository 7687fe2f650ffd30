import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";
import { toPageUrl } from "../../web/urls/to-page-url.ts";

type Routes = ServerBuild["routes"];

/**
 * Finds the pattern of a page by a request of its document or its data, such as `/browse/:slug`: one of a closed set, by
 * which requests are counted.
 */
export function createRouteFinder(routes: Routes): (request: Pick<Request, "url">) => string {
  const tree = childrenOf(undefined, routes);
  return (request) => {
    const matches = matchRoutes(tree, toPageUrl(request)) ?? [];
    const pattern = matches.map(({ route }) => route.path ?? "").filter(Boolean);
    return `/${pattern.join("/")}`.replaceAll(/\/{2,}/g, "/");
  };
}

function childrenOf(parentId: string | undefined, routes: Routes): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route !== undefined)
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index }) => (index ? { id, path, index } : { id, path, children: childrenOf(id, routes) }));
}
