import type { OrderResult } from "@store/contract/orders";
import type { CardTypeName } from "@store/contract/payment";
import type { Brand, Currency, ServiceLevel, Site } from "@store/contract/shared";
import type { ColumnType, Generated } from "kysely";
import type { OrderDraft } from "../../orders/rules/order-draft.ts";
import type { AddressColumns } from "./address-columns.ts";
import type { Json, Moment } from "./cell.ts";

export interface OrderAttemptTable {
  attempt_id: string;
  basket_id: string;
  basket_version: number;
  session_id: string;
  attempt_key: string;
  state: "reserved" | "authorising" | "authorised" | "placed" | "releasing" | "failed" | "unknown";
  /** The order as it will stand, taken when its stock was. */
  draft: Json<OrderDraft>;
  total_cents: number;
  currency: Currency;
  /** What the receipt shows of the card; null when nothing is due. */
  card: ColumnType<{ type: CardTypeName; lastFour: string } | null, string | null, never>;
  authorisation_reference: string;
  failure: "declined" | "notReceived" | null;
  reply: ColumnType<OrderResult | null, null, string>;
  next_look_at: Moment;
  looks: Generated<number>;
  created_at: Moment;
  updated_at: Moment;
}

export interface StockHoldTable {
  attempt_id: string;
  sku: string;
  quantity: number;
}

export interface CustomerOrderTable {
  order_id: string;
  order_number: Generated<number>;
  attempt_id: string;
  basket_id: string;
  session_id: string;
  site: Site;
  brand: Brand;
  email: string;
  subtotal_cents: number;
  shipping_cents: number;
  surcharge_cents: number;
  discount_cents: number;
  tax_cents: number;
  total_cents: number;
  currency: Currency;
  is_tax_exempt: Generated<boolean>;
  placed_at: Moment;
}

export interface OrderAddressTable extends AddressColumns {
  order_id: string;
  role: "shipping" | "billing";
}

export interface OrderShipmentTable {
  shipment_id: string;
  order_id: string;
  label: string;
  service_level: ServiceLevel;
  estimate: string;
  charge_cents: number;
  position: number;
}

export interface OrderLineTable {
  order_line_id: string;
  order_id: string;
  shipment_id: string | null;
  sku: string;
  title: string;
  option_text: string | null;
  personalization_text: string | null;
  picture: string;
  navigate_url: string;
  quantity: number;
  unit_price_cents: number;
  total_cents: number;
  tax_cents: number;
  position: number;
}

export interface OrderPaymentTable {
  order_id: string;
  position: number;
  kind: "card";
  card_type: CardTypeName;
  last_four: string;
  amount_cents: number;
  authorisation_reference: string;
}
