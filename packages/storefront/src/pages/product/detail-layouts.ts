import type { Brand } from "@store/contract/shared";

/** How each brand lays out the long answers: a page to read, or titles to open. */
export const detailLayouts = { general: "sections", modern: "accordion" } as const satisfies Record<Brand, string>;
