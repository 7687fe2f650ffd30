import type { Site } from "@store/contract/shared";
import type { Json } from "./cell.ts";

/** What the form shows of a choice, and what it adds to the price; a site without a difference does not sell it. */
export interface SpecialOrderChoice {
  code: string;
  name: string;
  text: string;
  differenceCents: Partial<Record<Site, number>>;
  leadWeeks: number | null;
  isRetired: boolean;
  /** A fabric or leather; what is known of it is in its row. */
  fabricId: string | null;
  /** Of a choice without a fabric. */
  image: string | null;
}

export interface SpecialOrderOption {
  code: string;
  name: string;
  kind: "fabric" | "image" | "text";
  choices: SpecialOrderChoice[];
}

/** A product that is made to a shopper's order: its SKU has no offer of its own, so that no listing shows it. */
export interface SpecialOrderTable {
  sku: string;
  product_id: string;
  /** Without what the choices add, by site. */
  price_cents: Json<Partial<Record<Site, number>>>;
  /** How long it is in the workshop at least. */
  lead_weeks: number;
  /** Whether it is still made. */
  is_made: boolean;
  options: Json<SpecialOrderOption[]>;
}
