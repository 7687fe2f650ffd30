import { type ComponentType, lazy } from "react";
import { NotLoaded } from "./not-loaded.tsx";

/**
 * A part of a page that the server may have written, and whose script comes behind the page's own. Where that cannot be
 * had, what the server wrote stays, with its forms and links; drawn by the browser alone, `NotLoaded` takes its place.
 * `selector` finds an element of the written part.
 *
 * @example const Extras = lazyWritten('[data-part="code-form"]', () => import("./extras.tsx").then((part) => part.Extras));
 */
export function lazyWritten<Props extends object>(selector: string, load: () => Promise<ComponentType<Props>>) {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await load() };
    } catch {
      // Hydration waits for what never comes, and leaves the written part alone.
      if (document.querySelector(selector) !== null) return new Promise(() => {});
      return { default: NotLoaded };
    }
  });
}
