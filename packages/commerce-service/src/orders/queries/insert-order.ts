import type { OrderResult } from "@store/contract/orders";
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { StoreDatabase } from "../../database/schema.ts";
import type { OrderPlaced } from "../../ports/mailer.ts";
import { savedCardLimit } from "../../views/to-payment-data.ts";
import { placeableStates } from "../rules/attempt-states.ts";
import { type OrderRows, orderColumns } from "../rules/order-rows.ts";
import { rowsOf } from "./rows-of.ts";

interface Placing {
  reply: OrderResult;
  now: Date;
  /** The account in which cards are saved; null saves none. */
  accountId: string | null;
  /** The id of the next basket, if there are saved lines for it. */
  nextBasketId: string;
  /** Sends the buyer the mail. */
  mail: { mailId: string; content: Omit<OrderPlaced, "orderNumber"> };
}

/**
 * Makes an attempt its order, in one statement: its state and reply, all rows of the order, the end of its basket, whose
 * card tokens nobody needs any more, of its holds, which are sold and spent now, and the mail about it. What was saved for later in that
 * basket begins its owner's next one. Answers false, and nothing is written, when the attempt can no longer be placed.
 */
export async function insertOrder(
  database: Kysely<StoreDatabase>,
  { order, addresses, recipients, shipments, lines, payments, promotions }: OrderRows,
  { reply, now, accountId, nextBasketId, mail }: Placing,
): Promise<boolean> {
  const isAdvanced = sql<boolean>`exists (select from advanced)`;
  const rows = (table: keyof StoreDatabase, all: readonly object[], columns?: readonly string[]) =>
    sql<object>`${rowsOf(table, all, columns)} where ${isAdvanced}`;
  const { attempt_id: attemptId, basket_id: basketId } = order;
  const savedLine = sql`basket_id = ${basketId} and state = 'saved'`;
  const placed = await database
    .with("advanced", (query) =>
      query
        .updateTable("order_attempt")
        .set({ state: "placed", updated_at: now, reply: JSON.stringify(reply) })
        .where("attempt_id", "=", attemptId)
        .where("state", "in", placeableStates)
        .returning("attempt_id"),
    )
    .with("ordered", (query) =>
      query
        .insertInto("customer_order")
        .columns(orderColumns)
        .expression(rows("customer_order", [order], orderColumns))
        .returning("order_number"),
    )
    .with("mailed", (query) =>
      query
        .insertInto("mail_outbox")
        .columns(["mail_id", "recipient", "site", "brand", "content", "next_attempt_at", "created_at"])
        .expression(
          sql`select ${mail.mailId}, ${order.email}, ${order.site}, ${order.brand},
            ${JSON.stringify(mail.content)}::jsonb || jsonb_build_object('orderNumber', order_number::text),
            ${now}::timestamptz, ${now}::timestamptz from ordered`,
        ),
    )
    .with("addresses", (query) => query.insertInto("order_address").expression(rows("order_address", addresses)))
    .with("recipients", (query) => query.insertInto("order_recipient").expression(rows("order_recipient", recipients)))
    .with("shipments", (query) => query.insertInto("order_shipment").expression(rows("order_shipment", shipments)))
    .with("lines", (query) => query.insertInto("order_line").expression(rows("order_line", lines)))
    .with("payments", (query) => query.insertInto("order_payment").expression(rows("order_payment", payments)))
    .with("promotions", (query) => query.insertInto("order_promotion").expression(rows("order_promotion", promotions)))
    .with("sold", (query) => query.deleteFrom("stock_hold").where("attempt_id", "=", attemptId).where(isAdvanced))
    .with("spent", (query) => query.deleteFrom("tender_hold").where("attempt_id", "=", attemptId).where(isAdvanced))
    .with("given", (query) => query.deleteFrom("registry_hold").where("attempt_id", "=", attemptId).where(isAdvanced))
    .with("kept_cards", (query) =>
      query
        .insertInto("account_card")
        .columns(["card_id", "account_id", "token", "card_type", "last_four", "exp_month", "exp_year", "position"])
        .expression(sql`${cardsToSave({ basketId, accountId })} and ${isAdvanced}`),
    )
    .with("ended", (query) =>
      query
        .updateTable("basket")
        .set({ status: "ordered", updated_at: now, choices: sql`choices - 'cards' - 'wallet'` })
        .where("basket_id", "=", basketId)
        .where(isAdvanced)
        .returning(["owner_id", "site", "brand"]),
    )
    // Created from the ended basket, and so after it: an owner has one at a time.
    .with("begun", (query) =>
      query
        .insertInto("basket")
        .columns(["basket_id", "owner_id", "site", "brand", "choices", "created_at", "updated_at"])
        .expression(
          sql`select ${nextBasketId}, owner_id, site, brand, '{}'::jsonb, ${now}::timestamptz, ${now}::timestamptz
            from ended where exists (select from basket_line where ${savedLine})`,
        )
        .returning("basket_id"),
    )
    .with("handed_on", (query) =>
      query
        .updateTable("basket_line")
        .set({ basket_id: sql`(select basket_id from begun)` })
        .where(sql<boolean>`${savedLine} and exists (select from begun)`),
    )
    .selectFrom("advanced")
    .select("attempt_id")
    .executeTakeFirst();
  return placed !== undefined;
}

/**
 * The cards of a basket that its account wants to save, as rows of `account_card`: up to the limit of an account, and
 * none that it has already. Ends with a condition, to which more may be added.
 */
function cardsToSave({ basketId, accountId }: { basketId: string; accountId: string | null }): RawBuilder<object> {
  return sql<object>`
    select new_card.card->>'id', ${accountId}::text, new_card.card->>'token', new_card.card->>'type', new_card.card->>'lastFour',
      new_card.card->>'expMonth', new_card.card->>'expYear', (known.last_position + new_card.place)::int
    from (
      select card, row_number() over (order by place) as place
      from basket, jsonb_array_elements(choices->'cards') with ordinality as entry (card, place)
      where basket_id = ${basketId} and ${accountId}::text is not null and card->>'isToBeSaved' = 'true'
        and not exists (
          select from account_card same where same.account_id = ${accountId} and same.card_type = card->>'type'
            and same.last_four = card->>'lastFour' and same.exp_month = card->>'expMonth' and same.exp_year = card->>'expYear')
    ) new_card,
    (select count(*) as held, coalesce(max(position), 0) as last_position from account_card where account_id = ${accountId}) known
    where known.held + new_card.place <= ${savedCardLimit}`;
}
