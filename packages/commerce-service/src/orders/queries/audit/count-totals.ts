import { type Kysely, sql } from "kysely";
import type { StoreDatabase } from "../../../database/schema.ts";
import { tendersTaken } from "./payment-rules.ts";

/** The totals that must not change, by name. */
export interface StoreTotals {
  /** Units by SKU: in stock, held for an order that is being paid, or sold. */
  units: ReadonlyMap<string, number>;
  /** Cents by gift card, tender code or certificate: left, held or spent. A certificate is used as a whole. */
  tenders: ReadonlyMap<string, number>;
}

/** Counts all totals, for comparison with a later count. */
export async function countTotals(database: Kysely<StoreDatabase>): Promise<StoreTotals> {
  return { units: await countUnits(database), tenders: await countTenders(database) };
}

/** Every unit of every SKU with stock: in stock, held or sold. */
export async function countUnits(database: Kysely<StoreDatabase>): Promise<Map<string, number>> {
  const { rows } = await sql<{ sku: string; units: number }>`
    with held as (select sku, sum(quantity) as quantity from stock_hold group by sku),
    sold as (select sku, sum(quantity) as quantity from order_line group by sku)
    select s.sku, (s.available + coalesce(held.quantity, 0) + coalesce(sold.quantity, 0))::int as units
    from stock s left join held using (sku) left join sold using (sku)`.execute(database);
  return new Map(rows.map(({ sku, units }) => [sku, units]));
}

async function countTenders(database: Kysely<StoreDatabase>): Promise<Map<string, number>> {
  const { rows } = await sql<{ name: string; cents: number }>`
    with taken as (
      select kind, number_hash, sum(amount_cents) as amount_cents, count(*) as times from (${tendersTaken}) t group by 1, 2)
    select 'gift card ' || c.last_four as name, (c.balance_cents + coalesce(t.amount_cents, 0))::int as cents
    from gift_card c left join taken t on t.kind = 'giftCard' and t.number_hash = c.number_hash
    union all
    select 'tender code ' || c.last_four, (c.balance_cents + coalesce(t.amount_cents, 0))::int
    from tender_code c left join taken t on t.kind = 'tenderCode' and t.number_hash = c.number_hash
    union all
    select 'certificate ' || c.certificate_id,
      (case when c.used_at is null then c.amount_cents else 0 end + coalesce(t.times, 0) * c.amount_cents)::int
    from reward_certificate c left join taken t on t.kind = 'certificate' and t.number_hash = c.number_hash`.execute(
    database,
  );
  const sums = new Map<string, number>();
  for (const { name, cents } of rows) sums.set(name, (sums.get(name) ?? 0) + cents);
  return sums;
}
