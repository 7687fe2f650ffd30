import { sql } from "kysely";
import type { AuditRules } from "./audit-rule.ts";

/** An order is the sum of its parts, to the cent, and what its attempt was paid for. */
export const orderRules: AuditRules = {
  "an order has no lines": sql`
    select order_id as subject from customer_order o
    where not exists (select 1 from order_line l where l.order_id = o.order_id)`,
  "the lines of an order do not make its subtotal and tax": sql`
    select o.order_id as subject from customer_order o join order_line l using (order_id) group by o.order_id
    having sum(l.total_cents) <> o.subtotal_cents or sum(l.tax_cents) <> o.tax_cents`,
  "the lines of an order do not make its discount": sql`
    select o.order_id as subject from customer_order o join order_line l using (order_id) group by o.order_id
    having sum(l.discount_cents) <> o.discount_cents`,
  "a line of an order has a discount above its price, or an amount below zero": sql`
    select order_line_id as subject from order_line
    where discount_cents > total_cents or least(discount_cents, services_cents, tax_cents, unit_price_cents) < 0`,
  // Wrapping and bagging are a recipient's; fitting is a line's.
  "the lines and gifts of an order do not make its services": sql`
    select o.order_id as subject from customer_order o join order_line l using (order_id) group by o.order_id
    having sum(l.services_cents) > o.services_cents or (sum(l.services_cents) < o.services_cents and not exists (
      select 1 from order_recipient r where r.order_id = o.order_id
        and (r.choices -> 'gift' ->> 'giftWrap' is not null or coalesce(r.choices ->> 'bagging', 'none') <> 'none')))`,
  "the shipments of an order do not make its shipping": sql`
    select o.order_id as subject from customer_order o left join order_shipment s using (order_id) group by o.order_id
    having coalesce(sum(s.charge_cents), 0) <> o.shipping_cents`,
  "the payments of an order do not make its total": sql`
    select o.order_id as subject from customer_order o left join order_payment p using (order_id) group by o.order_id
    having coalesce(sum(p.amount_cents), 0) <> o.total_cents`,
  "an order has a discount without a promotion": sql`
    select order_id as subject from customer_order o
    where discount_cents > 0 and not exists (select 1 from order_promotion p where p.order_id = o.order_id)`,
  "an order is not what its attempt was to pay": sql`
    select o.order_id as subject from customer_order o join order_attempt a using (attempt_id)
    where (o.total_cents, o.currency, o.basket_id)
        is distinct from (a.total_cents, a.currency, a.basket_id)
      or o.total_cents <> (a.draft -> 'totals' ->> 'totalCents')::int
      or (select count(*) from order_line l where l.order_id = o.order_id) <> jsonb_array_length(a.draft -> 'lines')`,
  "a basket has two orders": sql`
    select basket_id as subject from customer_order group by basket_id having count(*) > 1`,
};
