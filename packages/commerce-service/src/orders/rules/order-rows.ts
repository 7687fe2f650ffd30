import type { Insertable, Selectable } from "kysely";
import type {
  CustomerOrderTable,
  OrderAddressTable,
  OrderLineTable,
  OrderPaymentTable,
  OrderPromotionTable,
  OrderRecipientTable,
  OrderShipmentTable,
} from "../../database/schema.ts";

/** Every row of an order. Arrays contain whole rows: each column is named. */
export interface OrderRows {
  order: Insertable<CustomerOrderTable>;
  addresses: Required<Insertable<OrderAddressTable>>[];
  recipients: Selectable<OrderRecipientTable>[];
  shipments: Required<Insertable<OrderShipmentTable>>[];
  lines: Selectable<OrderLineTable>[];
  payments: Required<Insertable<OrderPaymentTable>>[];
  promotions: Insertable<OrderPromotionTable>[];
}

/** The columns of an order's own row; the database assigns its number. */
export const orderColumns = [
  "order_id",
  "attempt_id",
  "basket_id",
  "owner_id",
  "site",
  "brand",
  "email",
  "subtotal_cents",
  "services_cents",
  "shipping_cents",
  "surcharge_cents",
  "discount_cents",
  "tax_cents",
  "total_cents",
  "currency",
  "is_tax_exempt",
  "placed_at",
] as const;
