import type { CardTypeName } from "@store/contract/payment";
import type { Address, Brand, ServiceLevel, Site } from "@store/contract/shared";
import type { ColumnType, Generated } from "kysely";
import type { Moment } from "./cell.ts";

export interface BasketTable {
  basket_id: string;
  session_id: string;
  site: Site;
  brand: Brand;
  version: Generated<number>;
  status: Generated<"open" | "placing" | "ordered">;
  in_checkout: Generated<boolean>;
  reached_step: Generated<1 | 2 | 3 | 4>;
  email: string | null;
  shipping_address: ColumnType<Address | null, string | null, string | null>;
  billing_address: ColumnType<Address | null, string | null, string | null>;
  /** Shipment kind -> chosen service level. */
  service_levels: ColumnType<Record<string, ServiceLevel>, string | undefined, string>;
  created_at: Moment;
  updated_at: Moment;
}

export interface BasketLineTable {
  line_id: string;
  basket_id: string;
  sku: string;
  quantity: number;
  donation_cents: number | null;
  personalization_text: string | null;
  position: Generated<number>;
}

/** A line that was taken out of its basket, as it was. */
export interface RemovedLineTable extends Omit<BasketLineTable, "position"> {
  position: number;
}

export interface BasketCardTable {
  basket_payment_id: string;
  basket_id: string;
  slot: number;
  token: string;
  card_type: CardTypeName;
  last_four: string;
  exp_month: string;
  exp_year: string;
}
