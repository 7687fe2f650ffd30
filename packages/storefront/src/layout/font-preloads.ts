import instrumentSerif from "@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2?url";
import figtree from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";
import instrumentSans from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url";
import type { Brand } from "@store/contract/shared";

/** The fonts a brand's first screen is set in. Preloaded, because the style sheet uses them only if they come in time. */
export const fontPreloads: Record<Brand, readonly string[]> = {
  general: [instrumentSans, instrumentSerif],
  modern: [figtree],
};
