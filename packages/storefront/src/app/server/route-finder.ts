import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";
import type { PageHandle } from "../../web/page/page-handle.ts";
import { slashedPaths } from "../../web/urls/planner-paths.ts";
import { toPageUrl } from "../../web/urls/to-page-url.ts";

type Routes = ServerBuild["routes"];

export interface FoundRoute {
  /** The pattern of the page, such as `/browse/:slug`: one of a closed set, by which requests are counted. */
  pattern: string;
  handle?: PageHandle | undefined;
}

/** Finds the route of a page by a request of its document or its data. */
export function createRouteFinder(routes: Routes): (request: Pick<Request, "url">) => FoundRoute {
  const tree = childrenOf(undefined, routes);
  return (request) => {
    const matches = matchRoutes(tree, toPageUrl(request)) ?? [];
    const pattern = matches.map(({ route }) => route.path ?? "").filter(Boolean);
    return { pattern: `/${pattern.join("/")}`.replaceAll(/\/{2,}/g, "/"), handle: matches.at(-1)?.route.handle };
  };
}

function childrenOf(parentId: string | undefined, routes: Routes): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route !== undefined)
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index, caseSensitive, module: { handle } }) =>
      index ? { id, path, index, handle } : { id, path, caseSensitive, handle, children: childrenOf(id, routes) },
    );
}

/** The addresses of the pages without parameters that the sitemap names. */
export function listOwnPages(routes: Routes): string[] {
  const listed = Object.values(routes).filter((route) => (route?.module.handle as PageHandle | undefined)?.isListed);
  const paths = listed.map((route) => `/${route?.path}`).filter((path) => !path.includes(":"));
  return paths.map((path) => slashedPaths.find((slashed) => slashed === `${path}/`) ?? path);
}
