import { type Kysely, sql } from "kysely";

/**
 * Totals of received units and issued money, so that the audit finds losses: every received unit is in stock, held or
 * sold, and every issued cent is available, held, spent here or spent elsewhere. A new stock count changes both columns:
 * `set received = received + 40 - available, available = 40`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** What placed orders and running attempts take of a kind of tender, by its number. */
const takenOf = (kind: string) => `
  select tender ->> 'numberHash' as number_hash, sum((tender ->> 'amountCents')::int)::int as cents
  from order_attempt a cross join lateral jsonb_array_elements(coalesce(a.draft -> 'tenders', '[]')) tender
  where a.state <> 'failed' and tender ->> 'kind' = '${kind}' group by 1`;

const withSpentElsewhere = (table: string, kind: string) => [
  `alter table ${table} add column spent_elsewhere_cents int not null default 0 check (spent_elsewhere_cents >= 0)`,
  `update ${table} c set spent_elsewhere_cents = greatest(0, c.issued_cents - c.balance_cents - coalesce(
     (select t.cents from (${takenOf(kind)}) t where t.number_hash = c.number_hash), 0))`,
];

const statements = [
  `alter table stock add column received int`,
  `update stock s set received = s.available
     + coalesce((select sum(h.quantity) from stock_hold h where h.sku = s.sku), 0)
     + coalesce((select sum(l.quantity) from order_line l where l.sku = s.sku), 0)`,
  `alter table stock alter column received set not null`,
  ...withSpentElsewhere("gift_card", "giftCard"),
  ...withSpentElsewhere("tender_code", "tenderCode"),
  `alter table reward_certificate add column is_used_elsewhere boolean not null default false`,
  `update reward_certificate c set is_used_elsewhere = true where c.used_at is not null
     and not exists (select from (${takenOf("certificate")}) t where t.number_hash = c.number_hash)`,
];
