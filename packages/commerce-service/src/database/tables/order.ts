import type { OrderResult } from "@store/contract/orders";
import type { CardTypeName } from "@store/contract/payment";
import type { Address, Brand, Currency, ServiceLevel, Site } from "@store/contract/shared";
import type { ColumnType, Generated } from "kysely";
import type { LineOptions, StandIn } from "../../line-options/line-options.ts";
import type { AddressColumns } from "./address-columns.ts";
import type { AddRecord, RecipientChoice } from "./basket-documents.ts";
import type { Json, Moment } from "./cell.ts";
import type { OrderDraft } from "./order-draft.ts";

export interface OrderAttemptTable {
  attempt_id: string;
  basket_id: string;
  basket_version: number;
  session_id: string;
  attempt_key: string;
  state: "reserved" | "authorizing" | "authorized" | "placed" | "releasing" | "failed" | "unknown";
  /** The order as it will be, computed when its stock was reserved. */
  draft: Json<OrderDraft>;
  total_cents: number;
  currency: Currency;
  /** The cards to authorize, in this order; none if nothing is due. */
  cards: Json<AttemptCard[]>;
  owner_id: string;
  failure: AttemptFailure | null;
  reply: ColumnType<OrderResult | null, null, string>;
  next_look_at: Moment;
  looks: Generated<number>;
  created_at: Moment;
  updated_at: Moment;
}

/** Why an attempt failed. A wallet's own reason is told; of a card it would help somebody who tries cards. */
export type AttemptFailure =
  | "declined"
  | "notReceived"
  | "verificationRequired"
  | "codeMismatch"
  | "insufficientFunds"
  | "limitExceeded"
  | "expiredCard";

/** A card or wallet of an attempt: the token is the basket's, the reference is the attempt's own. */
export interface AttemptCard {
  reference: string;
  kind: "card" | "applePay" | "payPal" | "venmo" | "visaCheckout" | "masterpass";
  type: CardTypeName | null;
  lastFour: string;
  amountCents: number;
  /** Of a wallet: who pays, according to it. */
  payer?: string;
}

export interface StockHoldTable {
  attempt_id: string;
  sku: string;
  quantity: number;
}

export interface CustomerOrderTable {
  order_id: string;
  /** Ten digits in no order; `place` is the sequence. */
  order_number: Generated<number>;
  place: Generated<number>;
  attempt_id: string;
  basket_id: string;
  owner_id: string;
  site: Site;
  brand: Brand;
  email: string;
  subtotal_cents: number;
  services_cents: number;
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
  role: "billing";
}

/** A recipient of an order, or a pickup store. */
export interface OrderRecipientTable {
  order_id: string;
  recipient_id: string;
  position: number;
  address: Json<Address> | null;
  location_id: string | null;
  /** The registry that it is sent to: its address is not for the buyer. */
  registry_name: string | null;
  choices: Json<Omit<RecipientChoice, "id" | "address" | "registryCode">>;
}

export interface OrderPromotionTable {
  order_id: string;
  code: string;
  description: string;
}

export interface OrderShipmentTable {
  shipment_id: string;
  order_id: string;
  recipient_id: string;
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
  options: Json<LineOptions>;
  add_record: Json<AddRecord>;
  /** What was said of its return; null for an order from before it was kept. */
  returns_text: string | null;
  registry_id: string | null;
  registry_name: string | null;
  picture: string;
  /** Of a picture that shows another choice than the ordered one. */
  stand_in: Json<StandIn> | null;
  navigate_url: string;
  quantity: number;
  unit_price_cents: number;
  total_cents: number;
  tax_cents: number;
  discount_cents: number;
  services_cents: number;
  position: number;
}

export interface OrderPaymentTable {
  order_id: string;
  position: number;
  kind: AttemptCard["kind"] | "giftCard" | "tenderCode" | "certificate";
  card_type: CardTypeName | null;
  last_four: string;
  amount_cents: number;
  payer: string | null;
  authorization_reference: string | null;
}
