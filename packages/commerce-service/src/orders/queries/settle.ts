import type { OrderResult } from "@store/contract/orders";
import { type Insertable, type Kysely, type Selectable, sql } from "kysely";
import type {
  CustomerOrderTable,
  OrderAddressTable,
  OrderAttemptRow,
  OrderLineTable,
  OrderPaymentTable,
  OrderPromotionTable,
  OrderRecipientTable,
  OrderShipmentTable,
  StoreDatabase,
} from "../../database/schema.ts";
import { cardsToKeep } from "./cards-to-keep.ts";
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
  recipients: Selectable<OrderRecipientTable>[];
  shipments: Required<Insertable<OrderShipmentTable>>[];
  lines: Required<Insertable<OrderLineTable>>[];
  payments: Required<Insertable<OrderPaymentTable>>[];
  promotions: Insertable<OrderPromotionTable>[];
}

const orderColumns = [
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

/**
 * Makes an attempt its order, in one statement: its state and reply, all rows of the order, the end of its basket, whose
 * card tokens nobody needs any more, and of its holds, which are sold and spent now. Answers false, and nothing is
 * written, when the attempt is in none of the given states.
 */
export async function insertOrder(
  database: Kysely<StoreDatabase>,
  { order, addresses, recipients, shipments, lines, payments, promotions }: OrderRows,
  {
    from,
    reply,
    now,
    accountId,
  }: {
    from: readonly State[];
    reply: OrderResult;
    now: Date /** Keeps the cards that were to be kept. */;
    accountId: string | null;
  },
): Promise<boolean> {
  const rows = (table: keyof StoreDatabase, all: readonly object[], columns?: readonly string[]) =>
    sql<object>`${rowsOf(table, all, columns)} where exists (select from advanced)`;
  const { attempt_id: attemptId, basket_id: basketId } = order;
  const placed = await database
    .with("advanced", (query) =>
      query
        .updateTable("order_attempt")
        .set({ state: "placed", updated_at: now, reply: JSON.stringify(reply) })
        .where("attempt_id", "=", attemptId)
        .where("state", "in", from)
        .returning("attempt_id"),
    )
    .with("ordered", (query) =>
      query
        .insertInto("customer_order")
        .columns(orderColumns)
        .expression(rows("customer_order", [order], orderColumns)),
    )
    .with("addresses", (query) => query.insertInto("order_address").expression(rows("order_address", addresses)))
    .with("recipients", (query) => query.insertInto("order_recipient").expression(rows("order_recipient", recipients)))
    .with("shipments", (query) => query.insertInto("order_shipment").expression(rows("order_shipment", shipments)))
    .with("lines", (query) => query.insertInto("order_line").expression(rows("order_line", lines)))
    .with("payments", (query) => query.insertInto("order_payment").expression(rows("order_payment", payments)))
    .with("promotions", (query) => query.insertInto("order_promotion").expression(rows("order_promotion", promotions)))
    .with("sold", (query) =>
      query
        .deleteFrom("stock_hold")
        .where("attempt_id", "=", attemptId)
        .where(sql<boolean>`exists (select from advanced)`),
    )
    .with("spent", (query) =>
      query
        .deleteFrom("tender_hold")
        .where("attempt_id", "=", attemptId)
        .where(sql<boolean>`exists (select from advanced)`),
    )
    .with("kept_cards", (query) =>
      query
        .insertInto("account_card")
        .columns(["card_id", "account_id", "token", "card_type", "last_four", "exp_month", "exp_year", "position"])
        .expression(sql`${cardsToKeep({ basketId, accountId })} and exists (select from advanced)`),
    )
    .with("ended", (query) =>
      query
        .updateTable("basket")
        .set({ status: "ordered", updated_at: now, choices: sql`choices - 'cards' - 'wallet'` })
        .where("basket_id", "=", basketId)
        .where(sql<boolean>`exists (select from advanced)`),
    )
    .selectFrom("advanced")
    .select("attempt_id")
    .executeTakeFirst();
  return placed !== undefined;
}

/** Gives back all that an attempt held: stock in the order of the SKUs as it was taken, then money, codes and appointments. */
export async function giveBack(transaction: Kysely<StoreDatabase>, attemptId: string): Promise<void> {
  await sql`
    with held as (
      select stock.sku, stock_hold.quantity from stock join stock_hold on stock_hold.sku = stock.sku
      where stock_hold.attempt_id = ${attemptId} order by stock.sku for update of stock),
    released as (delete from stock_hold where attempt_id = ${attemptId})
    update stock set available = stock.available + held.quantity from held where stock.sku = held.sku`.execute(
    transaction,
  );
  await sql`
    with pledged as (delete from tender_hold where attempt_id = ${attemptId} returning kind, number_hash, amount_cents),
    card as (
      select c.number_hash from gift_card c join pledged p on p.kind = 'giftCard' and p.number_hash = c.number_hash
      order by c.number_hash for update of c),
    code as (
      select c.number_hash from tender_code c join pledged p on p.kind = 'tenderCode' and p.number_hash = c.number_hash
      order by c.number_hash for update of c),
    cards as (
      update gift_card c set balance_cents = balance_cents + p.amount_cents from pledged p join card using (number_hash)
      where p.kind = 'giftCard' and c.number_hash = p.number_hash),
    codes as (
      update tender_code c set balance_cents = balance_cents + p.amount_cents from pledged p join code using (number_hash)
      where p.kind = 'tenderCode' and c.number_hash = p.number_hash),
    certificates as (
      update reward_certificate c set used_at = null from pledged p
      where p.kind = 'certificate' and c.number_hash = p.number_hash),
    trips as (delete from trip_booking where attempt_id = ${attemptId})
    delete from promotion_use where attempt_id = ${attemptId}`.execute(transaction);
}

/** Opens a basket again under a new version and forgets its cards, so that the next press is a new attempt with another. */
export async function reopenBasket(
  transaction: Kysely<StoreDatabase>,
  { basketId, now }: { basketId: string; now: Date },
): Promise<void> {
  await transaction
    .updateTable("basket")
    .set((eb) => ({
      status: "open",
      version: eb("version", "+", 1),
      updated_at: now,
      // A security code that the order was refused for is asked again.
      choices: sql`choices - 'cards' - 'wallet' - 'verifiedCardIds'`,
    }))
    .where("basket_id", "=", basketId)
    .execute();
}
