import { type ComponentType, createElement, lazy, useState } from "react";

/**
 * A component whose script loads when it is first rendered. If the script cannot be loaded, because the connection is lost
 * or a deployment has removed it, `Fallback` is rendered; by default nothing, for what the page can do without. React's own
 * `lazy` would replace the whole page with its error boundary. After `preload` it is rendered at once, without its
 * boundary's fallback.
 *
 * @example const Row = lazyPart(() => import("./trending-row.tsx").then((part) => part.TrendingRow));
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Fallback: ComponentType<Props> = Nothing,
) {
  let ready: ComponentType<Props> | undefined;
  async function preload(): Promise<void> {
    if (ready === undefined || ready === Fallback) ready = await load().catch(() => Fallback);
  }
  const Loading: ComponentType<Props> = lazy(() => preload().then(() => ({ default: ready ?? Fallback })));
  function Part(props: Props) {
    // Once for each place: another component would lose its state.
    const [Shown] = useState(() => ready ?? Loading);
    return createElement(Shown, props);
  }
  return Object.assign(Part, { preload });
}

function Nothing() {
  return null;
}
