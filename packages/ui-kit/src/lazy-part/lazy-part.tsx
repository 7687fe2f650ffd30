import { type ComponentType, createElement, lazy, type ReactNode, Suspense, useRef, useState } from "react";

export { type LazyPopup, useLazyPopup } from "./use-lazy-popup.ts";

/** How a lazy part is waited for, and what takes its place. */
export interface LazyPartOptions<Props extends object> {
  /**
   * Shown while it loads, such as null: the part is then a boundary of its own. Without it the nearest boundary around the
   * part waits, and a document without one hydrates only with the part.
   */
  readonly fallback?: ReactNode;
  /** Rendered with the same props if it cannot be loaded; by default nothing, for what the page can do without. */
  readonly Unavailable?: ComponentType<Props>;
  /**
   * A selector of an element that the server has rendered with the part. While the document has one, the server's HTML
   * stays if the part cannot be loaded, with its forms and links.
   */
  readonly written?: string;
  /** Whether a browser loads it only after `preload()`. The server renders it at once. */
  readonly isOnDemand?: boolean;
}

/** A component whose script is loaded when it is first rendered, or before that. */
export type LazyPart<Props extends object> = ((props: Props) => ReactNode) & {
  /**
   * Loads the script. Resolves to whether it is there; a part that is there is rendered at once. Never rejects. A browser does
   * not request a file again that has failed.
   */
  readonly preload: () => Promise<boolean>;
};

type Loaded<Props extends object> = { readonly default: ComponentType<Props> };

/**
 * A component whose script loads when it is first rendered. If the script cannot be loaded, because the connection is lost
 * or a deployment has removed it, `Unavailable` is rendered. React's own `lazy` would replace the whole page with its error
 * boundary. Its element stays the same while its props do: before the script is there, React would otherwise take what the
 * server has rendered off the page, or hold a navigation until it is.
 *
 * @example const Row = lazyPart(() => import("./trending-row.tsx").then((part) => part.TrendingRow), { fallback: null });
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  options: LazyPartOptions<NoInfer<Props>> = {},
): LazyPart<Props> {
  const { fallback, Unavailable = () => null, written, isOnDemand } = options;
  let isHeldBack = isOnDemand && !!globalThis.document;
  let ready: ComponentType<Props> | undefined;
  let settle: ((part: Loaded<Props>) => void) | undefined;

  async function preload(): Promise<boolean> {
    isHeldBack = false;
    try {
      ready ??= await load();
    } catch {}
    // Otherwise hydration goes on waiting, and leaves the rendered part as it is.
    if (ready || !written || !globalThis.document?.querySelector(written)) settle?.({ default: ready ?? Unavailable });
    return !!ready;
  }

  const Loading: ComponentType<Props> = lazy(
    () =>
      new Promise<Loaded<Props>>((resolve) => {
        settle = resolve;
        if (!isHeldBack) void preload();
      }),
  );

  function Part(props: Props) {
    // Once for each place: another component would lose its state.
    const [Shown] = useState(() => ready ?? Loading);
    const drawn = useRef<[Props, ReactNode]>(null);
    if (drawn.current === null || !isSame(drawn.current[0], props)) {
      const part = createElement(Shown, props);
      drawn.current = [props, fallback === undefined ? part : <Suspense fallback={fallback}>{part}</Suspense>];
    }
    return drawn.current[1];
  }
  return Object.assign(Part, { preload });
}

const isSame = <Props extends object>(a: Props, b: Props) =>
  Object.keys({ ...a, ...b }).every((name) => a[name as keyof Props] === b[name as keyof Props]);
