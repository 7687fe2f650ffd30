import { type ComponentType, lazy } from "react";

/**
 * A component whose script loads when it is first rendered and which the page can do without: if the script cannot be
 * loaded, because the connection is lost or a deployment has removed it, nothing is rendered. React's own `lazy` would
 * replace the whole page with its error boundary.
 *
 * @example const Row = lazyPart(() => import("./trending-row.tsx").then((part) => part.TrendingRow));
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await load().catch((): ComponentType<Props> => Nothing) }));
}

function Nothing() {
  return null;
}
