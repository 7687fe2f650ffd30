import { type Insertable, type Kysely, sql } from "kysely";
import type {
  CustomerOrderTable,
  OrderAddressTable,
  OrderAttemptRow,
  OrderLineTable,
  OrderPaymentTable,
  OrderShipmentTable,
  StoreDatabase,
} from "../../database/schema.ts";
import { rowsOf } from "./rows-of.ts";

type State = OrderAttemptRow["state"];

/** Moves an attempt on from one of the given states; answers whether it was in one, so only one of two callers moves it. */
export async function advanceAttempt(
  database: Kysely<StoreDatabase>,
  { attemptId, from, to, now }: { attemptId: string; from: readonly State[]; to: State; now: Date },
  more: { reply?: string; failure?: OrderAttemptRow["failure"]; next_look_at?: Date } = {},
): Promise<boolean> {
  const moved = await database
    .updateTable("order_attempt")
    .set({ state: to, updated_at: now, ...more })
    .where("attempt_id", "=", attemptId)
    .where("state", "in", from)
    .returning("attempt_id")
    .executeTakeFirst();
  return moved !== undefined;
}

/** Every row of an order. Arrays hold whole rows: each column is named. */
export interface OrderRows {
  order: Insertable<CustomerOrderTable>;
  addresses: Required<Insertable<OrderAddressTable>>[];
  shipments: Required<Insertable<OrderShipmentTable>>[];
  lines: Required<Insertable<OrderLineTable>>[];
  payments: Required<Insertable<OrderPaymentTable>>[];
}

/**
 * Writes an order in one statement: its rows, the end of its basket, whose card token nobody needs any more, and of its
 * holds, which are sold now.
 */
export async function insertOrder(
  transaction: Kysely<StoreDatabase>,
  { order, addresses, shipments, lines, payments }: OrderRows,
): Promise<void> {
  await transaction
    .with("ordered", (query) => query.insertInto("customer_order").values(order))
    .with("addresses", (query) => query.insertInto("order_address").expression(rowsOf("order_address", addresses)))
    .with("shipments", (query) => query.insertInto("order_shipment").expression(rowsOf("order_shipment", shipments)))
    .with("lines", (query) => query.insertInto("order_line").expression(rowsOf("order_line", lines)))
    .with("payments", (query) => query.insertInto("order_payment").expression(rowsOf("order_payment", payments)))
    .with("forgotten", (query) => query.deleteFrom("basket_card").where("basket_id", "=", order.basket_id))
    .with("sold", (query) => query.deleteFrom("stock_hold").where("attempt_id", "=", order.attempt_id))
    .updateTable("basket")
    .set({ status: "ordered", updated_at: order.placed_at })
    .where("basket_id", "=", order.basket_id)
    .execute();
}

/** Gives back what an attempt held, in the order of the SKUs as it was taken. */
export async function giveStockBack(transaction: Kysely<StoreDatabase>, attemptId: string): Promise<void> {
  await sql`
    with held as (
      select stock.sku, stock_hold.quantity from stock join stock_hold on stock_hold.sku = stock.sku
      where stock_hold.attempt_id = ${attemptId} order by stock.sku for update of stock),
    released as (delete from stock_hold where attempt_id = ${attemptId})
    update stock set available = stock.available + held.quantity from held where stock.sku = held.sku`.execute(
    transaction,
  );
}

/** Opens a basket again under a new version and forgets its card, so that the next press is a new attempt with another. */
export async function reopenBasket(
  transaction: Kysely<StoreDatabase>,
  { basketId, now }: { basketId: string; now: Date },
): Promise<void> {
  await transaction
    .with("forgotten", (query) => query.deleteFrom("basket_card").where("basket_id", "=", basketId))
    .updateTable("basket")
    .set((eb) => ({ status: "open", version: eb("version", "+", 1), updated_at: now }))
    .where("basket_id", "=", basketId)
    .execute();
}
