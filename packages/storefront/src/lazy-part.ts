import { type ComponentType, lazy } from "react";

/**
 * A component whose script loads when it is first rendered. If the script cannot be loaded, because the connection is lost
 * or a deployment has removed it, `Fallback` is rendered; by default nothing, for what the page can do without. React's own
 * `lazy` would replace the whole page with its error boundary.
 *
 * @example const Row = lazyPart(() => import("./trending-row.tsx").then((part) => part.TrendingRow));
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Fallback: ComponentType<Props> = Nothing,
) {
  return lazy(async () => ({ default: await load().catch(() => Fallback) }));
}

function Nothing() {
  return null;
}
