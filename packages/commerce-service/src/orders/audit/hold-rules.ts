import { sql } from "kysely";
import type { AuditRules } from "./audit-rule.ts";

/** Stock, tenders, codes and appointments are held by running attempts only, and exactly as much as these will sell. */
export const holdRules: AuditRules = {
  "more is sold of an item than there was": sql`select sku as subject from stock where available < 0`,
  "an ended attempt still holds stock": sql`
    select a.attempt_id as subject from order_attempt a join stock_hold h using (attempt_id)
    where a.state in ('placed', 'failed')`,
  "an ended attempt still holds a tender": sql`
    select a.attempt_id as subject from order_attempt a join tender_hold h using (attempt_id)
    where a.state in ('placed', 'failed')`,
  "a failed attempt still uses a code": sql`
    select a.attempt_id as subject from order_attempt a join promotion_use u using (attempt_id) where a.state = 'failed'`,
  "a failed attempt still has an appointment": sql`
    select a.attempt_id as subject from order_attempt a join trip_booking t using (attempt_id) where a.state = 'failed'`,
  "a running attempt does not hold the stock that it sells": sql`
    with sold as (
      select a.attempt_id, line ->> 'sku' as sku, sum((line ->> 'quantity')::int) as quantity
      from order_attempt a cross join lateral jsonb_array_elements(a.draft -> 'lines') line
      where a.state not in ('placed', 'failed') and exists (select 1 from stock s where s.sku = line ->> 'sku')
      group by 1, 2),
    held as (
      select h.* from stock_hold h join order_attempt a using (attempt_id) where a.state not in ('placed', 'failed'))
    select coalesce(sold.attempt_id, held.attempt_id) as subject
    from sold full join held on held.attempt_id = sold.attempt_id and held.sku = sold.sku
    where held.quantity is distinct from sold.quantity`,
  "a running attempt does not hold the tenders that pay it": sql`
    select a.attempt_id as subject from order_attempt a
    cross join lateral jsonb_array_elements(coalesce(a.draft -> 'tenders', '[]')) tender
    left join tender_hold h on h.attempt_id = a.attempt_id
      and (h.kind, h.number_hash) = (tender ->> 'kind', tender ->> 'numberHash')
    where a.state not in ('placed', 'failed') and h.amount_cents is distinct from (tender ->> 'amountCents')::int
    union all
    select h.attempt_id from tender_hold h join order_attempt a using (attempt_id)
    where a.state not in ('placed', 'failed')
      and not a.draft -> 'tenders' @> jsonb_build_array(jsonb_build_object('kind', h.kind, 'numberHash', h.number_hash))`,
  // What was chosen for furniture that left the cart since is not booked.
  "an attempt has not the appointment that its shopper chose": sql`
    with chosen as (
      select a.attempt_id, recipient ->> 'id' as recipient_id, recipient -> 'choices' -> 'trip' ->> 'tripId' as trip_id,
        a.draft -> 'shipments' @> jsonb_build_array(jsonb_build_object('id', recipient ->> 'id' || '-inHome')) as is_carried_in
      from order_attempt a cross join lateral jsonb_array_elements(a.draft -> 'recipients') recipient
      where a.state <> 'failed')
    select c.attempt_id as subject from chosen c left join trip_booking t using (attempt_id, recipient_id)
    where c.is_carried_in and c.trip_id is distinct from t.trip_id
    union all
    select t.attempt_id from trip_booking t join order_attempt a using (attempt_id)
    where a.state <> 'failed' and not exists (
      select 1 from chosen c where (c.attempt_id, c.recipient_id, c.trip_id) = (t.attempt_id, t.recipient_id, t.trip_id))`,
};
