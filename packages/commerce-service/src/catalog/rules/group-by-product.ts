import type { Rating } from "@store/contract/catalog";
import type { Site } from "@store/contract/shared";
import type { Selectable } from "kysely";
import type { ProductTable, VariantTable } from "../../database/schema.ts";
import type { LayoutPart } from "./find-layouts.ts";
import { gather } from "./gather.ts";

/** A variant with its product, category and offer, as a site and brand sell it. Lengths in inches, money in cents. */
export interface SoldVariant
  extends Selectable<ProductTable>,
    LayoutPart,
    Pick<
      Selectable<VariantTable>,
      "sku" | "color" | "picture" | "drawing" | "width" | "depth" | "height" | "diameter"
    > {
  optionLabel: string | null;
  optionGroup: string | null;
  pictureAlt: string;
  categoryTitle: string;
  /** Null when the category is a department itself. */
  departmentSlug: string | null;
  departmentTitle: string | null;
  /** All fabric columns are null if the variant has none. */
  fabricId: string | null;
  fabricName: string | null;
  fabricPriceGroup: 1 | 2 | 3 | 4 | null;
  fabricContent: string | null;
  fabricCare: string | null;
  fabricPicture: string | null;
  roomFabricName: string | null;
  priceCents: number;
  regularPriceCents: number;
  /** When its sale ends, if that is known. */
  saleEndsAt: Date | null;
  /** Of a piece of a sectional; null for anything else. */
  collectionCode: string | null;
  /** The name of the layout that lists show it by. */
  layoutName: string | null;
  /** Null if there are no reviews of the product. */
  rating: Rating | null;
  /** The sites that sell it. */
  soldOn: readonly Site[];
}

/** What a card needs of a variant. */
export type CardVariant = Pick<
  SoldVariant,
  | "product_id"
  | "sku"
  | "name"
  | "kind"
  | "is_made_to_order"
  | "customization_type"
  | "personalization"
  | "terms"
  | "room_picture"
  | "room_picture_alt"
  | "room_option"
  | "roomFabricName"
  | "fabricName"
  | "picture"
  | "pictureAlt"
  | "optionLabel"
  | "color"
  | "itemTypeCode"
  | "rating"
  | "layoutName"
  | "layoutPieces"
  | "layoutPicture"
  | "priceCents"
  | "regularPriceCents"
  | "saleEndsAt"
  | "available"
>;

/** The variants of one product; never empty. */
export type SoldProduct<Variant = SoldVariant> = readonly [Variant, ...Variant[]];

/** The variants that differ from one as its options: of a sectional, the same piece in other fabrics. */
export function optionsOf<Variant extends Pick<SoldVariant, "itemTypeCode">>(
  selected: Variant,
  siblings: readonly Variant[],
): Variant[] {
  return siblings.filter(({ itemTypeCode }) => itemTypeCode === selected.itemTypeCode);
}

/** The variants of each product, both in their original order. */
export function groupByProduct<Variant extends Pick<SoldVariant, "product_id">>(
  variants: readonly Variant[],
): SoldProduct<Variant>[] {
  return gather(variants, (variant) => variant.product_id);
}
