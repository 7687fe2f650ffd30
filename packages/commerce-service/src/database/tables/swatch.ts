import type { Brand, Site } from "@store/contract/shared";
import type { Json, Moment } from "./cell.ts";

/** A fabric of which samples are cut. */
export interface SwatchTable {
  /** Unique in the catalog. */
  choice_code: string;
  fabric_id: string;
  family: string;
  romance_copy: string;
  /** Whether furniture in it is made ahead; the modern brand counts such fabrics as price group 0. */
  is_stock: boolean;
  position: number;
}

/** What a catalog says about a swatch under a configured id. */
export interface SwatchAttributeTable {
  choice_code: string;
  attribute_id: number;
  value: string;
}

export interface SwatchStockTable {
  choice_code: string;
  available: number;
}

/** Products in fabrics of which no samples are cut ahead: they are asked for in words. */
export interface SwatchOnRequestTable {
  product_id: string;
}

/** Orders of a delivery address within the window that runs; of the address only a keyed hash is stored. */
export interface SwatchAddressTable {
  address_hash: string;
  window_started: Moment;
  used: number;
}

export interface SwatchOrderTable {
  swatch_order_id: string;
  session_id: string;
  site: Site;
  brand: Brand;
  /** The product where the form was opened; null for the whole assortment. */
  sku: string | null;
  choice_codes: string[];
  free_form_text: string | null;
  address: Json<Record<string, string>>;
  is_address_as_entered: boolean;
  /** Whether the shopper asked for marketing e-mail with the order. */
  is_email_sign_up: boolean;
  ordered_at: Moment;
}
