import { type ComponentType, lazy } from "react";
import { NotLoaded } from "./not-loaded.tsx";

/**
 * A lazy part of a page that the server may have rendered. If its script cannot be loaded, the server's HTML stays,
 * with its forms and links; if the browser renders it, `NotLoaded` replaces it. `selector` finds an element of the
 * rendered part.
 *
 * @example const Extras = lazyWritten('[data-part="code-form"]', () => import("@store/my-extras").then((part) => part.Extras));
 */
export function lazyWritten<Props extends object>(selector: string, load: () => Promise<ComponentType<Props>>) {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await load() };
    } catch {
      // Hydration waits forever, and leaves the rendered part as it is.
      if (document.querySelector(selector) !== null) return new Promise(() => {});
      return { default: NotLoaded };
    }
  });
}
