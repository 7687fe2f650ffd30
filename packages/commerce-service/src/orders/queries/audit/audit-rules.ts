import { type RawBuilder, sql } from "kysely";

/**
 * An order is the sum of its parts, to the cent, and equals the payments of its attempt. `isAudited` is a condition on
 * `o.order_id`.
 */
export const toOrderRules = (isAudited: RawBuilder<boolean>): AuditRules => ({
  "an order has no lines": sql`
    select order_id as subject from customer_order o
    where ${isAudited} and not exists (select 1 from order_line l where l.order_id = o.order_id)`,
  "the lines of an order do not add up to its subtotal and tax": sql`
    select o.order_id as subject from customer_order o join order_line l using (order_id) where ${isAudited} group by o.order_id
    having sum(l.total_cents) <> o.subtotal_cents or sum(l.tax_cents) <> o.tax_cents`,
  "the lines of an order do not add up to its discount": sql`
    select o.order_id as subject from customer_order o join order_line l using (order_id) where ${isAudited} group by o.order_id
    having sum(l.discount_cents) <> o.discount_cents`,
  "a line of an order has a discount above its price, or an amount below zero": sql`
    select order_line_id as subject from order_line o
    where ${isAudited}
      and (discount_cents > total_cents or least(discount_cents, services_cents, tax_cents, unit_price_cents) < 0)`,
  // Wraps and packagings belong to a recipient; installation belongs to a line.
  "the lines and gifts of an order do not add up to its services": sql`
    select o.order_id as subject from customer_order o join order_line l using (order_id) where ${isAudited} group by o.order_id
    having sum(l.services_cents) > o.services_cents or (sum(l.services_cents) < o.services_cents and not exists (
      select 1 from order_recipient r where r.order_id = o.order_id
        and (r.choices -> 'gift' ->> 'giftWrap' is not null or coalesce(r.choices ->> 'bagging', 'none') <> 'none')))`,
  "the shipments of an order do not add up to its shipping": sql`
    select o.order_id as subject from customer_order o left join order_shipment s using (order_id) where ${isAudited} group by o.order_id
    having coalesce(sum(s.charge_cents), 0) <> o.shipping_cents`,
  "the payments of an order do not add up to its total": sql`
    select o.order_id as subject from customer_order o left join order_payment p using (order_id) where ${isAudited} group by o.order_id
    having coalesce(sum(p.amount_cents), 0) <> o.total_cents`,
  "an order has a discount without a promotion": sql`
    select order_id as subject from customer_order o
    where ${isAudited} and discount_cents > 0 and not exists (select 1 from order_promotion p where p.order_id = o.order_id)`,
  "an order differs from its attempt": sql`
    select o.order_id as subject from customer_order o join order_attempt a using (attempt_id)
    where ${isAudited} and ((o.total_cents, o.currency, o.basket_id)
        is distinct from (a.total_cents, a.currency, a.basket_id)
      or o.total_cents <> (a.draft -> 'totals' ->> 'totalCents')::int
      or (select count(*) from order_line l where l.order_id = o.order_id) <> jsonb_array_length(a.draft -> 'lines'))`,
  "a basket has two orders": sql`
    select basket_id as subject from customer_order o where ${isAudited} group by basket_id having count(*) > 1`,
});

/** A basket, its attempts and its order have consistent states, and every ended attempt has a matching reply. */
export const attemptRules: AuditRules = {
  "a basket is marked as ordered without an order, or has an order and is not marked": sql`
    select b.basket_id as subject from basket b left join customer_order o using (basket_id)
    where (b.status = 'ordered') <> (o.order_id is not null)`,
  "a basket that is being placed has no running attempt, or several": sql`
    select b.basket_id as subject from basket b
    left join order_attempt a on a.basket_id = b.basket_id and a.state not in ('placed', 'failed')
    group by b.basket_id, b.status having count(a.attempt_id) <> (case when b.status = 'placing' then 1 else 0 end)`,
  "a basket changed while it was being placed, or did not change after a failure": sql`
    select a.attempt_id as subject from order_attempt a join basket b using (basket_id)
    where case when a.state = 'failed' then b.version <= a.basket_version else b.version <> a.basket_version end`,
  "an attempt is marked as placed without an order, or has an order and is not marked": sql`
    select a.attempt_id as subject from order_attempt a left join customer_order o using (attempt_id)
    where (a.state = 'placed') <> (o.order_id is not null)`,
  "an attempt has ended without a reply": sql`
    select attempt_id as subject from order_attempt where state in ('placed', 'failed') and reply is null`,
  "an attempt's reply contradicts its state": sql`
    select a.attempt_id as subject from order_attempt a left join customer_order o using (attempt_id)
    where a.reply is not null and (a.state not in ('placed', 'failed')
      or (a.reply ->> 'isSuccess')::boolean <> (a.state = 'placed') or a.reply ->> 'orderId' is distinct from o.order_id)`,
  "the cards and tenders of an attempt do not add up to its total": sql`
    select attempt_id as subject from order_attempt a
    where total_cents <>
      (select coalesce(sum((card ->> 'amountCents')::int), 0) from jsonb_array_elements(a.cards) card)
      + (select coalesce(sum((tender ->> 'amountCents')::int), 0)
         from jsonb_array_elements(coalesce(a.draft -> 'tenders', '[]')) tender)`,
  "a stored reply is invalid, or names an order that does not exist": sql`
    select i.key as subject from idempotency i
    left join order_attempt a on a.session_id = i.session_id and a.attempt_key = i.key
    where case when a.attempt_id is not null and i.status is null then i.reply is not null
        else i.status is distinct from 200 or i.reply is null end
      or (i.reply ->> 'orderId' is not null
        and not exists (select 1 from customer_order o where o.order_id = i.reply ->> 'orderId'))`,
  "a stored reply contradicts the attempt of its key": sql`
    select i.key as subject from idempotency i
    join order_attempt a on a.session_id = i.session_id and a.attempt_key = i.key
    where i.status is not null and i.reply::jsonb is distinct from a.reply::jsonb`,
};

/** Only running attempts hold stock, tenders, codes and appointments, and exactly what they will sell. */
export const holdRules = {
  "more units of an item are sold than there were": sql`select sku as subject from stock where available < 0`,
  "the received units of an item differ from those in stock, held and sold": sql`
    with held as (select sku, sum(quantity) as quantity from stock_hold group by sku),
    sold as (select sku, sum(quantity) as quantity from order_line group by sku)
    select s.sku as subject from stock s left join held using (sku) left join sold using (sku)
    where s.available + coalesce(held.quantity, 0) + coalesce(sold.quantity, 0) <> s.received`,
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
  "an order counts other gifts of a registry than its attempt": sql`
    with sold as (
      select a.attempt_id, line -> 'registry' ->> 'registryId' as registry_id, line ->> 'sku' as sku,
        sum((line ->> 'quantity')::int) as quantity
      from order_attempt a cross join lateral jsonb_array_elements(a.draft -> 'lines') line
      where a.state = 'placed' and line -> 'registry' ->> 'registryId' is not null group by 1, 2, 3),
    counted as (
      select o.attempt_id, l.registry_id, l.sku, sum(l.quantity) as quantity
      from order_line l join customer_order o using (order_id) where l.registry_id is not null group by 1, 2, 3)
    select coalesce(sold.attempt_id, counted.attempt_id) as subject from sold
    full join counted using (attempt_id, registry_id, sku) where sold.quantity is distinct from counted.quantity`,
  "a running attempt does not hold the gifts that it buys, or an ended one holds some": sql`
    with sold as (
      select a.attempt_id, line -> 'registry' ->> 'registryId' as registry_id, line ->> 'sku' as sku,
        sum((line ->> 'quantity')::int) as quantity
      from order_attempt a cross join lateral jsonb_array_elements(a.draft -> 'lines') line
      where a.state not in ('placed', 'failed') and line -> 'registry' ->> 'registryId' is not null group by 1, 2, 3)
    select attempt_id as subject from sold full join registry_hold h using (attempt_id, registry_id, sku)
    where sold.quantity is distinct from h.quantity`,
  // Selections for furniture that has left the cart are not booked.
  "an attempt lacks the appointment that its shopper chose": sql`
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
} satisfies AuditRules;

/** The rules by their text: each statement returns the violating rows by a name. */
export type AuditRules = Readonly<Record<string, RawBuilder<{ subject: string }>>>;
