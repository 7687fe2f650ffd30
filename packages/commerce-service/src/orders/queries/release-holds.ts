import { type Kysely, sql } from "kysely";
import type { StoreDatabase } from "../../database/schema.ts";

/** Releases all holds of an attempt in the order in which they were taken: the stock last, in the order of the SKUs. */
export async function releaseHolds(transaction: Kysely<StoreDatabase>, attemptId: string): Promise<void> {
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
    gifts as (delete from registry_hold where attempt_id = ${attemptId}),
    trips as (delete from trip_booking where attempt_id = ${attemptId})
    delete from promotion_use where attempt_id = ${attemptId}`.execute(transaction);
  await sql`
    with held as (
      select stock.sku, stock_hold.quantity from stock join stock_hold on stock_hold.sku = stock.sku
      where stock_hold.attempt_id = ${attemptId} order by stock.sku for update of stock),
    released as (delete from stock_hold where attempt_id = ${attemptId})
    update stock set available = stock.available + held.quantity from held where stock.sku = held.sku`.execute(
    transaction,
  );
}

const withoutPayment = sql<string>`choices - 'cards' - 'wallet' - 'verifiedCardIds'`;
const cardsAskingCode = sql`(
  select jsonb_build_object('cards', coalesce(jsonb_agg(card - 'isVerified' || '{"asksCode": true}'), '[]'))
  from jsonb_array_elements(choices->'cards') card)`;

/** What an unpaid basket keeps of its payment: nothing, its cards, whose codes are requested again, or all of it. */
const keptChoices = {
  nothing: withoutPayment,
  cardsAskingCode: sql<string>`${withoutPayment} || ${cardsAskingCode}`,
  payment: sql<string>`choices`,
} as const;
export type KeptChoices = keyof typeof keptChoices;

/** Reopens a basket with a new version, so that the next submission is a new attempt. */
export async function reopenBasket(
  transaction: Kysely<StoreDatabase>,
  { basketId, now, keeps }: { basketId: string; now: Date; keeps: KeptChoices },
): Promise<void> {
  await transaction
    .updateTable("basket")
    .set((eb) => ({
      status: "open",
      version: eb("version", "+", 1),
      updated_at: now,
      choices: keptChoices[keeps],
    }))
    .where("basket_id", "=", basketId)
    .execute();
}
