import { sql } from "kysely";
import type { AuditRules } from "./audit-rule.ts";

/** A basket, its attempts and its order agree on where they stand, and every ended attempt has told the truth. */
export const attemptRules: AuditRules = {
  "a basket is ordered without an order, or has an order and is not": sql`
    select b.basket_id as subject from basket b left join customer_order o using (basket_id)
    where (b.status = 'ordered') <> (o.order_id is not null)`,
  "a basket is being placed by no attempt, or by more than one": sql`
    select b.basket_id as subject from basket b
    left join order_attempt a on a.basket_id = b.basket_id and a.state not in ('placed', 'failed')
    group by b.basket_id, b.status having count(a.attempt_id) <> (case when b.status = 'placing' then 1 else 0 end)`,
  "a basket changed while it was being placed, or did not after it failed": sql`
    select a.attempt_id as subject from order_attempt a join basket b using (basket_id)
    where case when a.state = 'failed' then b.version <= a.basket_version else b.version <> a.basket_version end`,
  "an attempt is placed without an order, or has one and is not": sql`
    select a.attempt_id as subject from order_attempt a left join customer_order o using (attempt_id)
    where (a.state = 'placed') <> (o.order_id is not null)`,
  "an attempt has ended without a reply": sql`
    select attempt_id as subject from order_attempt where state in ('placed', 'failed') and reply is null`,
  "an attempt's reply tells another story": sql`
    select a.attempt_id as subject from order_attempt a left join customer_order o using (attempt_id)
    where a.reply is not null and (a.state not in ('placed', 'failed')
      or (a.reply ->> 'isSuccess')::boolean <> (a.state = 'placed') or a.reply ->> 'orderId' is distinct from o.order_id)`,
  "the cards and tenders of an attempt do not make its total": sql`
    select attempt_id as subject from order_attempt a
    where total_cents <>
      (select coalesce(sum((card ->> 'amountCents')::int), 0) from jsonb_array_elements(a.cards) card)
      + (select coalesce(sum((tender ->> 'amountCents')::int), 0)
         from jsonb_array_elements(coalesce(a.draft -> 'tenders', '[]')) tender)`,
  "a stored answer is no answer, or tells of an order that is not there": sql`
    select i.key as subject from idempotency i
    left join order_attempt a on a.session_id = i.session_id and a.attempt_key = i.key
    where case when a.attempt_id is not null and i.status is null then i.reply is not null
        else i.status is distinct from 200 or i.reply is null end
      or (i.reply ->> 'orderId' is not null
        and not exists (select 1 from customer_order o where o.order_id = i.reply ->> 'orderId'))`,
  "a stored answer tells another story than the attempt of its key": sql`
    select i.key as subject from idempotency i
    join order_attempt a on a.session_id = i.session_id and a.attempt_key = i.key
    where i.status is not null and i.reply::jsonb is distinct from a.reply::jsonb`,
};
