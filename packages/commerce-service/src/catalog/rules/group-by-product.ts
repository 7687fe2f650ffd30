import type { Site } from "@store/contract/shared";
import type { Selectable } from "kysely";
import type { ProductTable, VariantTable } from "../../database/schema.ts";
import { gather } from "./gather.ts";

/** A variant with its product, category and offer, as a site and brand sell it. Lengths in inches, money in cents. */
export interface SoldVariant
  extends Selectable<ProductTable>,
    Pick<Selectable<VariantTable>, "sku" | "color" | "picture" | "width" | "depth" | "height" | "diameter"> {
  optionLabel: string | null;
  optionGroup: string | null;
  pictureAlt: string;
  categoryTitle: string;
  /** Null when the category is a department itself. */
  departmentSlug: string | null;
  departmentTitle: string | null;
  /** All fabric columns are null if the variant has none. */
  fabricName: string | null;
  fabricPriceGroup: 1 | 2 | 3 | 4 | null;
  fabricContent: string | null;
  fabricCare: string | null;
  fabricPicture: string | null;
  roomFabricName: string | null;
  priceCents: number;
  regularPriceCents: number;
  /** Null when it is made or issued on demand. */
  available: number | null;
  /** Of a piece of a sectional; null for anything else. */
  collectionCode: string | null;
  itemTypeCode: string | null;
  /** The sites that sell it. */
  soldOn: readonly Site[];
}

/** The variants of one product; never empty. */
export type SoldProduct = readonly [SoldVariant, ...SoldVariant[]];

/** The variants that differ from one as its options: of a sectional, the same piece in other fabrics. */
export function optionsOf(selected: SoldVariant, siblings: readonly SoldVariant[]): SoldVariant[] {
  return siblings.filter(({ itemTypeCode }) => itemTypeCode === selected.itemTypeCode);
}

/** The variants of each product, both in their original order. */
export function groupByProduct(variants: readonly SoldVariant[]): SoldProduct[] {
  return gather(variants, (variant) => variant.product_id);
}
