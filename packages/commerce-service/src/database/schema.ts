import type { OrderResult } from "@store/contract/orders";
import type { CardTypeName } from "@store/contract/payment";
import type {
  Address,
  Box,
  Brand,
  Currency,
  CustomizationType,
  ServiceLevel,
  ShipMethod,
  Site,
} from "@store/contract/shared";
import type { ColumnType, Generated, Selectable } from "kysely";
import type { OrderDraft } from "../orders/rules/order-draft.ts";
import type { SandboxOutcome } from "../sandbox/test-cards.ts";

type Moment = ColumnType<Date, Date | string, Date | string>;
type Json<Value> = ColumnType<Value, string, string>;

/** How a product is personalised: which texts it takes and what that adds to each item, in cents of the site's currency. */
export interface PersonalizationRule {
  label: string;
  maxLength: number;
  /** A regular expression that the whole text has to match. */
  pattern: string;
  feeCents: Record<Site, number>;
}

export interface CategoryTable {
  slug: string;
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
  position: number;
}
export interface BrandProductTable {
  brand: Brand;
  product_id: string;
}
export interface HomePageTable {
  brand: Brand;
  hero: Json<{ title: string; text: string; picture: string; pictureAlt: string; linkText: string; url: string }>;
  sections: Json<{ title: string; productIds: string[] }[]>;
}
export interface VariantTable {
  sku: string;
  product_id: string;
  option_label: string | null;
  option_group: string | null;
  color: string | null;
  picture: string;
  picture_alt: string;
  width: string | number | null;
  depth: string | number | null;
  height: string | number | null;
  diameter: string | number | null;
  position: number;
}
export interface OfferTable {
  sku: string;
  site: Site;
  price_cents: number;
  regular_price_cents: number;
}
export interface StockTable {
  sku: string;
  available: number;
}
export interface StoreLocationTable {
  location_id: string;
  site: Site;
  name: string;
  address1: string;
  city: string;
  state: string;
  postal_code: string;
  country: string;
  phone: string;
  hours: Json<string[]>;
}
export interface TaxRateTable {
  country: string;
  region: string;
  rate_millionths: number;
}
export interface SessionTable {
  session_id: string;
  request_token: string;
  site: Site;
  brand: Brand;
  created_at: Moment;
  seen_at: Moment;
}
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
export interface IdempotencyTable {
  session_id: string;
  key: string;
  call: string;
  fingerprint: string;
  status: number | null;
  reply: Json<unknown> | null;
  created_at: Moment;
}
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
export interface OrderAddressTable {
  order_id: string;
  role: "shipping" | "billing";
  first_name: string;
  last_name: string;
  address1: string;
  address2: string | null;
  address3: string | null;
  city: string;
  state: string;
  postal_code: string;
  country: string;
  day_phone: string;
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
export interface SandboxCardTable {
  token: string;
  outcome: SandboxOutcome;
  created_at: Moment;
}
export interface SandboxAuthorisationTable {
  reference: string;
  /** Null like amount and currency when it was released before it arrived. */
  token: string | null;
  amount_cents: number | null;
  currency: Currency | null;
  state: "pending" | "approved" | "declined" | "voided";
  settles_at: Moment;
  created_at: Moment;
}

/** Every table by its name; what Kysely types all queries with. */
export interface StoreDatabase {
  category: CategoryTable;
  product: ProductTable;
  brand_product: BrandProductTable;
  home_page: HomePageTable;
  variant: VariantTable;
  offer: OfferTable;
  stock: StockTable;
  store_location: StoreLocationTable;
  tax_rate: TaxRateTable;
  session: SessionTable;
  basket: BasketTable;
  basket_line: BasketLineTable;
  basket_card: BasketCardTable;
  idempotency: IdempotencyTable;
  order_attempt: OrderAttemptTable;
  stock_hold: StockHoldTable;
  customer_order: CustomerOrderTable;
  order_address: OrderAddressTable;
  order_shipment: OrderShipmentTable;
  order_line: OrderLineTable;
  order_payment: OrderPaymentTable;
  sandbox_card: SandboxCardTable;
  sandbox_authorisation: SandboxAuthorisationTable;
}
export type BasketRow = Selectable<BasketTable>;
export type BasketLineRow = Selectable<BasketLineTable>;
export type BasketCardRow = Selectable<BasketCardTable>;
export type OrderAttemptRow = Selectable<OrderAttemptTable>;
