import type { Brand } from "@store/contract/shared";
import type { ProductDetailsProps } from "./product-details.tsx";

/** The layout of each brand's detail sections: all visible, or titles to open. */
export const detailLayouts = { general: "sections", modern: "accordion" } as const satisfies Record<
  Brand,
  ProductDetailsProps["layout"]
>;
