import type { Box, Brand, CustomizationType, ShipMethod, Site } from "@store/contract/shared";
import type { ColumnType } from "kysely";
import type { LinePersonalization, PersonalizationRule } from "../../line-options/line-personalization.ts";
import type { Json, Moment } from "./cell.ts";

/** What a shopper has to accept before a product is added (AMB-223). */
export interface ProductTerms {
  /** The heading; null for the usual one. */
  title: string | null;
  message: string;
  /** Whether SKUs in stock are free of them. */
  isForMadeToOrder: boolean;
}

/** Which selections of a product cannot be returned; each of them asks for its terms (AMB-302). */
export type FinalSale = "always" | "madeToOrder" | "personalized";

/** The value of a color in the color filter. */
type ColorFamily = "white" | "cream" | "brown" | "green" | "blue" | "gray" | "black" | "orange" | "gold";

export interface CategoryTable {
  slug: string;
  /** Null for a department. */
  parent_slug: string | null;
  title: string;
  description: string;
  picture: string;
  picture_alt: string;
  position: number;
}

export interface ProductTable {
  product_id: string;
  kind: "item" | "giftCard" | "donation";
  name: string;
  summary: string;
  details: Json<string[]>;
  care: string | null;
  category_slug: string;
  option_name: string | null;
  ship_method: ShipMethod;
  is_made_to_order: boolean;
  is_oversized: boolean;
  is_taxable: boolean;
  boxes: Json<Box[]>;
  restricted_states: string[];
  customization_type: CustomizationType;
  personalization: ColumnType<PersonalizationRule | null, string | null, string | null>;
  /** The installation fee, if it is offered. */
  installation: ColumnType<{ type: string; feeCents: Record<Site, number> } | null, string | null, string | null>;
  /** Null if an add needs no consent. */
  terms: ColumnType<ProductTerms | null, string | null | undefined, string | null>;
  /** Null if all of its selections can be returned. */
  final_sale: FinalSale | null;
  /** The product in a room, one picture for all of its variants. */
  room_picture: string | null;
  room_picture_alt: string | null;
  /** The fabric in the picture, if there are several. */
  room_fabric_id: string | null;
  /** The option in the picture, if they differ and are no fabrics. */
  room_option: string | null;
  position: number;
}

export interface BrandProductTable {
  brand: Brand;
  product_id: string;
}

export interface VariantTable {
  sku: string;
  product_id: string;
  option_label: string | null;
  option_group: string | null;
  color: string | null;
  color_family: ColorFamily | null;
  material: string | null;
  fabric_id: string | null;
  picture: string;
  picture_alt: string;
  /** Its drawing with sizes, below `/pictures/`, without unit and type; null if there is none. */
  drawing: string | null;
  width: string | number | null;
  depth: string | number | null;
  height: string | number | null;
  diameter: string | number | null;
  position: number;
}

export interface FabricTable {
  fabric_id: string;
  name: string;
  /** 1 is the least expensive of four. */
  price_group: 1 | 2 | 3 | 4;
  material: string;
  content: string;
  care: string;
  color: string;
  picture: string;
}

export interface OfferTable {
  sku: string;
  site: Site;
  price_cents: number;
  regular_price_cents: number;
  /** When the lower price ends; null if that is not known, or there is none. */
  sale_ends_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

export interface StockTable {
  sku: string;
  available: number;
  /** Every unit ever received: in stock, held or sold. */
  received: number;
}

/** Computed by the database when the catalog changes. */
type Derived = ColumnType<string, never, never>;

/** The full-text document of one SKU. */
export interface SearchDocumentTable {
  sku: Derived;
  product_id: Derived;
  document: Derived;
  name: Derived;
}
/** A word in some SKU's name, option, category or material, in lower case. */
export interface SearchWordTable {
  word: Derived;
}

/** A saved personalization; an add names it by one of its tokens. */
export interface PersonalizationDesignTable {
  profile_guid: string;
  personalization_id: string;
  /** The session or account that saved it; null if it was saved without a session. */
  owner_id: string | null;
  sku: string;
  design: Json<LinePersonalization>;
  created_at: Moment;
}
