import type { Brand } from "@store/contract/shared";

/** The position of each brand's filters on a desktop: beside the products, or in a row above the grid. */
export const filterLayouts = { general: "column", modern: "bar" } as const satisfies Record<Brand, string>;
