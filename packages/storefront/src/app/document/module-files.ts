import type { ServerBuild } from "react-router";

type Assets = ServerBuild["assets"];

/**
 * The same build, whose documents announce no module files except the entry. React Router would request all of them
 * with the priority of a style sheet, and on a slow connection they would load before the fonts and the first picture.
 */
export function withoutPreloads(build: ServerBuild): ServerBuild {
  const { entry, routes } = build.assets;
  const bare = Object.entries(routes).map(([id, route]) => [id, route && { ...route, imports: [] }]);
  return {
    ...build,
    assets: { ...build.assets, entry: { ...entry, imports: [] }, routes: Object.fromEntries(bare) },
  };
}

/** The module files of a page: those of its entry and of the routes with these ids, each once. */
export function moduleFiles({ entry, routes }: Assets, ids: readonly string[]): readonly string[] {
  const ofRoutes = ids.flatMap((id) => {
    const route = routes[id];
    return route ? [route.module, ...(route.imports ?? [])] : [];
  });
  return [...new Set([...entry.imports, ...ofRoutes])];
}
