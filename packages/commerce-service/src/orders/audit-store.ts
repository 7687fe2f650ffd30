import { type Kysely, type RawBuilder, sql } from "kysely";
import type { StoreDatabase } from "../database/schema.ts";

interface Row {
  subject: string;
}

/** What must never be found: each statement answers the offending rows by what names them. */
const rules: Readonly<Record<string, RawBuilder<Row>>> = {
  "the lines of an order do not make its subtotal and tax": sql`
    select o.order_id as subject from customer_order o join order_line l using (order_id) group by o.order_id
    having sum(l.total_cents) <> o.subtotal_cents or sum(l.tax_cents) <> o.tax_cents`,
  "an order has no lines": sql`
    select order_id as subject from customer_order o
    where not exists (select 1 from order_line l where l.order_id = o.order_id)`,
  "the shipments of an order do not make its shipping": sql`
    select o.order_id as subject from customer_order o left join order_shipment s using (order_id) group by o.order_id
    having coalesce(sum(s.charge_cents), 0) <> o.shipping_cents`,
  "the payments of an order do not make its total": sql`
    select o.order_id as subject from customer_order o left join order_payment p using (order_id) group by o.order_id
    having coalesce(sum(p.amount_cents), 0) <> o.total_cents`,
  "a basket is ordered without an order, or has an order and is not": sql`
    select b.basket_id as subject from basket b left join customer_order o using (basket_id)
    where (b.status = 'ordered') <> (o.order_id is not null)`,
  "a basket has two orders": sql`
    select basket_id as subject from customer_order group by basket_id having count(*) > 1`,
  "a basket is being placed by no attempt, or by more than one": sql`
    select b.basket_id as subject from basket b
    left join order_attempt a on a.basket_id = b.basket_id and a.state not in ('placed', 'failed')
    group by b.basket_id, b.status having count(a.attempt_id) <> (case when b.status = 'placing' then 1 else 0 end)`,
  "an attempt is placed without an order, or has one and is not": sql`
    select a.attempt_id as subject from order_attempt a left join customer_order o using (attempt_id)
    where (a.state = 'placed') <> (o.order_id is not null)`,
  "an attempt has ended without a reply": sql`
    select attempt_id as subject from order_attempt where state in ('placed', 'failed') and reply is null`,
  "an ended attempt still holds stock": sql`
    select a.attempt_id as subject from order_attempt a join stock_hold h using (attempt_id)
    where a.state in ('placed', 'failed')`,
};

/** The same of the sandbox processor's ledger; a reference belongs to the attempt it was derived from. */
const sandboxRules: Readonly<Record<string, RawBuilder<Row>>> = {
  "a card is charged for no order": sql`
    select reference as subject from sandbox_authorisation s
    left join order_attempt a on a.cards @> jsonb_build_array(jsonb_build_object('reference', s.reference))
    where s.state in ('approved', 'pending') and (a.attempt_id is null or a.state = 'failed')`,
  "an order's payment was never authorised, or for another amount": sql`
    select p.authorisation_reference as subject from order_payment p
    left join sandbox_authorisation s on s.reference = p.authorisation_reference
    where p.authorisation_reference is not null and (s.reference is null or s.state not in ('approved', 'pending') or s.amount_cents <> p.amount_cents)`,
};

/**
 * Holds everything that is stored against the store's invariants of money and stock and answers what is wrong, one line
 * each; nothing for a sound store. With the units of an earlier moment it also counts them: none came, none went.
 */
export async function auditStore(
  database: Kysely<StoreDatabase>,
  { unitsBefore }: { unitsBefore?: ReadonlyMap<string, number> } = {},
): Promise<string[]> {
  const problems: string[] = [];
  for (const [rule, statement] of Object.entries({ ...rules, ...sandboxRules })) {
    const { rows } = await statement.execute(database);
    problems.push(...rows.map(({ subject }) => `${rule}: ${subject}`));
  }
  if (!unitsBefore) return problems;
  const units = await countUnits(database);
  const lost = [...unitsBefore].filter(([sku, before]) => units.get(sku) !== before);
  return [
    ...problems,
    ...lost.map(([sku, before]) => `units of ${sku} do not add up: ${before} before, ${units.get(sku) ?? 0} now`),
  ];
}

/** Every unit of every SKU that is counted at all: in stock, held for an order that is being paid, or sold. */
export async function countUnits(database: Kysely<StoreDatabase>): Promise<Map<string, number>> {
  const { rows } = await sql<{ sku: string; units: number }>`
    select s.sku, (s.available
      + (select coalesce(sum(h.quantity), 0) from stock_hold h where h.sku = s.sku)
      + (select coalesce(sum(l.quantity), 0) from order_line l where l.sku = s.sku))::int as units
    from stock s`.execute(database);
  return new Map(rows.map(({ sku, units }) => [sku, units]));
}
