import type { StoreDatabase } from "@store/commerce-service";
import type { Box, Brand, Site } from "@store/contract/shared";
import type { Selectable } from "kysely";
import type { FabricId } from "./fabrics.ts";

type ProductTable = Selectable<StoreDatabase["product"]>;

/** Today's price and, where something is on sale, the regular one above it; in cents. */
export type Price = number | { now: number; regular: number };
/** US dollars in the US, Canadian dollars in Canada. A site without a price does not sell the SKU. */
type Prices = Partial<Record<Site, Price>>;

/** Lengths in inches. */
interface Size {
  width?: number;
  depth?: number;
  height?: number;
  diameter?: number;
}

/** A product of the sample catalog with everything that belongs to it; what most products are is left out. */
export interface ProductSeed {
  id: string;
  name: string;
  summary: string;
  details: readonly string[];
  care: string | null;
  /** Who sells it; both brands when absent. */
  brands?: readonly Brand[];
  shipMethod: ProductTable["ship_method"];
  /** What the choice between its variants is called. */
  optionName?: string;
  kind?: ProductTable["kind"];
  /** An item without stock is made to order. */
  isMadeToOrder?: true;
  isOversized?: true;
  boxes?: readonly Box[];
  /** Where it may not be sent to. */
  restrictedStates?: readonly string[];
  customizationType?: ProductTable["customization_type"];
  personalization?: NonNullable<ProductTable["personalization"]>;
  /** What a fitter does at the shopper's, and what that costs for one piece, in cents of the site's currency. */
  installation?: { type: string; feeCents: Record<Site, number> };
  /** What a shopper has to accept before it is added. */
  terms?: { title?: string; message: string; isForMadeToOrder: boolean };
  /** What cannot be returned, and therefore has terms. */
  finalSale?: NonNullable<ProductTable["final_sale"]>;
  /** The default size and prices of the variants. */
  size?: Size;
  prices?: Prices;
  /** In the order in which the choices are shown. */
  variants: readonly VariantSeed[];
}

/** One SKU of a product. */
export interface VariantSeed {
  sku: string;
  /** Distinguishes it from the product's other SKUs. */
  label?: string;
  group?: string;
  /** Of the cloth it is covered with, which has a color and a material. */
  fabric?: FabricId;
  /** For the dot under a card. */
  color?: string;
  family?: NonNullable<StoreDatabase["variant"]["color_family"]>;
  material?: string;
  picture: string;
  /** What the picture shows. */
  alt: string;
  size?: Size;
  prices?: Prices;
  /** How many there are at first; what has none is made to order or issued on demand. */
  stock?: number;
}
