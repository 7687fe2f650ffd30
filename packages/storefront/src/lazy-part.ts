import { type ComponentType, lazy } from "react";

/**
 * A part whose script is fetched when it is first drawn, and without which the page still is one: where the script cannot be
 * had, because the connection is gone or the shop was renewed since, nothing stands in its place. React's own `lazy` would
 * take the whole page away.
 *
 * @example const Row = lazyPart(() => import("./trending-row.tsx").then((part) => part.TrendingRow));
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await load().catch((): ComponentType<Props> => Nothing) }));
}

function Nothing() {
  return null;
}
