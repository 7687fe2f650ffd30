import type { Brand } from "@store/contract/shared";

/** Where each brand has its filters on a desk: beside the products, or in a row above a grid from edge to edge. */
export const filterLayouts = { general: "column", modern: "bar" } as const satisfies Record<Brand, string>;
