import type { Brand, Site } from "@store/contract/shared";
import type { Json, Moment } from "./cell.ts";

/** A fabric with samples. */
export interface SwatchTable {
  /** Unique in the catalog. */
  choice_code: string;
  fabric_id: string;
  family: string;
  romance_copy: string;
  /** Whether furniture in it is in stock; the modern brand shows such fabrics as price group 0. */
  is_stock: boolean;
  position: number;
}

/** An attribute of a swatch with a configured id. */
export interface SwatchAttributeTable {
  choice_code: string;
  attribute_id: number;
  value: string;
}

export interface SwatchStockTable {
  choice_code: string;
  available: number;
}

/** Products in fabrics without samples: swatches are ordered in a free-form text. */
export interface SwatchOnRequestTable {
  product_id: string;
}

/** The orders of a delivery address within the current window; only a keyed hash of the address is stored. */
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
  /** Whether the shopper signed up for marketing e-mail with the order. */
  is_email_sign_up: boolean;
  ordered_at: Moment;
}
