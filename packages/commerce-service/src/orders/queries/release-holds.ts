import { type Kysely, sql } from "kysely";
import type { StoreDatabase } from "../../database/schema.ts";

/** Gives back all that an attempt held: stock in the order of the SKUs as it was taken, then money, codes and appointments. */
export async function releaseHolds(transaction: Kysely<StoreDatabase>, attemptId: string): Promise<void> {
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
