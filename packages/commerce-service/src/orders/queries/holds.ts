import { type Kysely, type RawBuilder, sql } from "kysely";
import type { StoreDatabase } from "../../database/schema.ts";
import type { Holds } from "../rules/to-holds.ts";
import type { StockNeeded } from "../rules/to-stock-needed.ts";

/** Whether all of it is in stock, without a lock: another order may take it at the same moment. */
export function isInStock(needed: readonly StockNeeded[]): RawBuilder<boolean> {
  return sql<boolean>`(
    select count(*) from jsonb_to_recordset(${JSON.stringify(needed)}::jsonb) as wanted (sku text, quantity int)
    join stock using (sku) where stock.available >= wanted.quantity) = ${needed.length}`;
}

/**
 * Reserves all of it from stock, or nothing; returns whether it did. Rows are locked in the order of their SKUs, so
 * that orders of the same items never deadlock, and the condition is evaluated with the current stock. An order of what
 * is sold out waits for no lock.
 */
export async function reserveStock(
  transaction: Kysely<StoreDatabase>,
  needed: readonly StockNeeded[],
): Promise<boolean> {
  if (needed.length === 0) return true;
  const { rows } = await sql`
    with wanted as (select * from jsonb_to_recordset(${JSON.stringify(needed)}::jsonb) as item (sku text, quantity int)),
    locked as (
      select stock.sku, wanted.quantity from stock join wanted on wanted.sku = stock.sku
      where stock.available >= wanted.quantity order by stock.sku for update of stock)
    update stock set available = stock.available - locked.quantity from locked
    where stock.sku = locked.sku and stock.available >= locked.quantity
      and (select count(*) from locked) = ${needed.length}
    returning stock.sku`.execute(transaction);
  return rows.length === needed.length;
}

/**
 * Reserves all amounts from gift cards, tender codes and certificates, or nothing; returns whether it did. Each kind
 * has its own rows, which are locked in the order of their numbers; a certificate is used as a whole.
 */
export async function reserveTenders(
  transaction: Kysely<StoreDatabase>,
  needed: Holds["tenders"],
  now: Date,
): Promise<boolean> {
  if (needed.length === 0) return true;
  const { rows } = await sql`
    with wanted as (
      select * from jsonb_to_recordset(${JSON.stringify(needed)}::jsonb) as t (kind text, number_hash text, amount_cents int)),
    card as (
      select c.number_hash from gift_card c join wanted w on w.kind = 'giftCard' and w.number_hash = c.number_hash
      order by c.number_hash for update of c),
    code as (
      select c.number_hash from tender_code c join wanted w on w.kind = 'tenderCode' and w.number_hash = c.number_hash
      order by c.number_hash for update of c),
    charged as (
      update gift_card c set balance_cents = balance_cents - w.amount_cents from wanted w join card using (number_hash)
      where w.kind = 'giftCard' and c.number_hash = w.number_hash and c.balance_cents >= w.amount_cents
      returning c.number_hash),
    redeemed as (
      update tender_code c set balance_cents = balance_cents - w.amount_cents from wanted w join code using (number_hash)
      where w.kind = 'tenderCode' and c.number_hash = w.number_hash and c.balance_cents >= w.amount_cents
        and (c.expires_at is null or c.expires_at > ${now}) returning c.number_hash),
    used as (
      update reward_certificate c set used_at = ${now} from wanted w
      where w.kind = 'certificate' and c.number_hash = w.number_hash and c.used_at is null and c.expires_at > ${now}
      returning c.number_hash)
    select number_hash from charged union all select number_hash from redeemed union all select number_hash from used
    `.execute(transaction);
  return rows.length === needed.length;
}

/** Records the use of codes; returns those that cannot be used any more, none if all is well. */
export async function redeemPromotions(
  transaction: Kysely<StoreDatabase>,
  { attemptId, uses }: { attemptId: string; uses: Holds["promotions"] },
): Promise<string[]> {
  if (uses.length === 0) return [];
  const used = await transaction
    .insertInto("promotion_use")
    .values(
      uses.toSorted((one, other) => (one.code < other.code ? -1 : 1)).map((use) => ({ ...use, attempt_id: attemptId })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning("code")
    .execute();
  return uses.map(({ code }) => code).filter((code) => !used.some((use) => use.code === code));
}

/**
 * Books appointments, each a free slot of its trip; returns whether all could be booked. Trips are locked in the order
 * of their ids, so that orders never deadlock; an order that loses a slot tries the next one.
 */
export async function bookTrips(
  transaction: Kysely<StoreDatabase>,
  { attemptId, trips }: { attemptId: string; trips: Holds["trips"] },
): Promise<boolean> {
  for (const trip of trips.toSorted((one, other) => (one.trip_id < other.trip_id ? -1 : 1))) {
    if (!(await bookTrip(transaction, attemptId, trip))) return false;
  }
  return true;
}

async function bookTrip(
  transaction: Kysely<StoreDatabase>,
  attemptId: string,
  { recipient_id, trip_id, capacity }: Holds["trips"][number],
): Promise<boolean> {
  for (let tries = 0; tries < capacity; tries += 1) {
    const { rows } = await sql<{ isBooked: boolean }>`
      with free as (
        select slot from generate_series(1, ${capacity}::int) slot
        where not exists (select 1 from trip_booking b where b.trip_id = ${trip_id} and b.slot = slot.slot)
        order by slot limit 1),
      booked as (
        insert into trip_booking (attempt_id, recipient_id, trip_id, slot)
        select ${attemptId}, ${recipient_id}, ${trip_id}, slot from free on conflict (trip_id, slot) do nothing returning slot)
      select exists (select from booked) as "isBooked" from free`.execute(transaction);
    const [row] = rows;
    if (!row) return false;
    if (row.isBooked) return true;
  }
  return false;
}

// Expressions of the statement with which a call starts; the basket's module joins them.

/**
 * The units of the line `l` that the basket's own attempt holds: they count as available for its shopper, in another tab
 * too.
 */
export const ownHold = sql`
  case when b.status = 'placing' then coalesce((
    select sum(h.quantity)::int from stock_hold h join order_attempt a using (attempt_id)
    where a.basket_id = b.basket_id and h.sku = l.sku), 0) else 0 end`;

/** How many orders the trips to some areas have from now on, by trip; the areas are a query of one column. */
export const toBookedTrips = (areas: RawBuilder<unknown>, since: Date) => sql`
  (select json_object_agg(trip_id, booked) from (
    select trip_id, count(*)::int as booked from trip_booking
    where right(trip_id, 3) = any(array(${areas})) and substr(trip_id, 6, 10) >= to_char(${since}::timestamptz, 'YYYY-MM-DD')
    group by trip_id) booking)`;
