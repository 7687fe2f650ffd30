import { type RawBuilder, sql } from "kysely";
import type { AuditRules } from "./audit-rules.ts";

/** What placed orders and running attempts take from each gift card, tender code and certificate. */
export const tendersTaken: RawBuilder<object> = sql`
  select a.attempt_id, tender ->> 'kind' as kind, tender ->> 'numberHash' as number_hash,
    (tender ->> 'amountCents')::int as amount_cents
  from order_attempt a cross join lateral jsonb_array_elements(coalesce(a.draft -> 'tenders', '[]')) tender
  where a.state <> 'failed'`;

function unbalanced(table: "gift_card" | "tender_code", kind: string) {
  return sql<{ subject: string }>`
    select c.last_four as subject from ${sql.table(table)} c left join (${tendersTaken}) t
      on t.kind = ${kind} and t.number_hash = c.number_hash
    group by c.number_hash
    having c.balance_cents + c.spent_elsewhere_cents + coalesce(sum(t.amount_cents), 0) <> c.issued_cents
      or c.balance_cents < 0`;
}

/** A tender is spent once, and a code is used at most as often as allowed. */
export const tenderRules: AuditRules = {
  "the issued amount of a gift card differs from what is left, held and spent": unbalanced("gift_card", "giftCard"),
  "the issued amount of a tender code differs from what is left, held and spent": unbalanced(
    "tender_code",
    "tenderCode",
  ),
  "a certificate pays for two orders": sql`
    select number_hash as subject from (${tendersTaken}) t where kind = 'certificate' group by number_hash having count(*) > 1`,
  "a certificate pays and is not marked as used, or pays more than its value": sql`
    select c.certificate_id as subject from (${tendersTaken}) t join reward_certificate c using (number_hash)
    where t.kind = 'certificate' and (c.used_at is null or t.amount_cents > c.amount_cents)`,
  "a certificate is marked as used and pays for nothing": sql`
    select c.certificate_id as subject from reward_certificate c
    where c.used_at is not null and not c.is_used_elsewhere
      and not exists (select 1 from (${tendersTaken}) t where t.kind = 'certificate' and t.number_hash = c.number_hash)`,
  "an order is paid with a tender that was not issued": sql`
    select t.attempt_id as subject from (${tendersTaken}) t
    where not exists (select 1 from gift_card c where t.kind = 'giftCard' and c.number_hash = t.number_hash)
      and not exists (select 1 from tender_code c where t.kind = 'tenderCode' and c.number_hash = t.number_hash)
      and not exists (select 1 from reward_certificate c where t.kind = 'certificate' and c.number_hash = t.number_hash)`,
  "the payments of an order are not the tenders and cards of its attempt": sql`
    with paid as (
      select o.attempt_id, p.kind, p.last_four, p.amount_cents, p.authorization_reference as reference
      from order_payment p join customer_order o using (order_id)),
    pledged as (
      select attempt_id, tender ->> 'kind' as kind, tender ->> 'lastFour' as last_four,
        (tender ->> 'amountCents')::int as amount_cents, null as reference
      from order_attempt a cross join lateral jsonb_array_elements(coalesce(a.draft -> 'tenders', '[]')) tender
      where a.state = 'placed'
      union all
      select attempt_id, card ->> 'kind', card ->> 'lastFour', (card ->> 'amountCents')::int, card ->> 'reference'
      from order_attempt a cross join lateral jsonb_array_elements(a.cards) card where a.state = 'placed')
    select attempt_id as subject from (
      (select * from paid except all select * from pledged) union all
      (select * from pledged except all select * from paid)) different`,
  "a code applies to an order without a recorded use, or its use has no order": sql`
    with counted as (
      select a.attempt_id, promotion ->> 'code' as code from order_attempt a
      cross join lateral jsonb_array_elements(coalesce(a.draft -> 'promotions', '[]')) promotion where a.state <> 'failed')
    select coalesce(c.attempt_id, u.attempt_id) as subject from counted c
    full join promotion_use u on u.attempt_id = c.attempt_id and u.code = c.code
    where c.code is null or u.code is null`,
  "the codes of an order are not those of its attempt": sql`
    select o.order_id as subject from customer_order o join order_attempt a using (attempt_id)
    where (select coalesce(jsonb_agg(p.code order by p.code), '[]') from order_promotion p where p.order_id = o.order_id)
      <> (select coalesce(jsonb_agg(promotion ->> 'code' order by promotion ->> 'code'), '[]')
          from jsonb_array_elements(coalesce(a.draft -> 'promotions', '[]')) promotion)`,
  "a code that may be used once is used twice": sql`
    select p.code as subject from order_promotion used join promotion p using (code)
    where p.usage = 'once' group by p.code having count(*) > 1`,
  "a use of a code counts for the wrong customer": sql`
    select u.attempt_id as subject from promotion_use u join promotion p using (code)
    where (p.usage = 'once' and u.customer <> '*') or (p.usage = 'oncePerCustomer' and u.customer not like '%@%')`,
};

/** The sandbox processor's ledger matches the orders; a reference belongs to the attempt from which it was derived. */
export const processorRules: AuditRules = {
  "a card is charged for no order": sql`
    select reference as subject from sandbox_authorization s
    left join (order_attempt a cross join lateral jsonb_array_elements(a.cards) card) on card ->> 'reference' = s.reference
    where s.state in ('approved', 'pending') and (a.attempt_id is null or a.state = 'failed')`,
  "a card is charged another amount than its attempt asks": sql`
    select s.reference as subject from sandbox_authorization s
    join (order_attempt a cross join lateral jsonb_array_elements(a.cards) card) on card ->> 'reference' = s.reference
    where s.state in ('approved', 'pending')
      and (s.amount_cents, s.currency) is distinct from ((card ->> 'amountCents')::int, a.currency)`,
  "two attempts share a reference": sql`
    select card ->> 'reference' as subject from order_attempt a cross join lateral jsonb_array_elements(a.cards) card
    group by 1 having count(*) > 1`,
};

/** Every card that pays an order was authorized. `isAudited` is a condition on `o.order_id`. */
export const toLedgerRules = (isAudited: RawBuilder<boolean>): AuditRules => ({
  "an order's payment was never authorized, or for another amount": sql`
    select o.authorization_reference as subject from order_payment o
    left join sandbox_authorization s on s.reference = o.authorization_reference
    where ${isAudited} and o.authorization_reference is not null
      and (s.reference is null or s.state not in ('approved', 'pending') or s.amount_cents <> o.amount_cents)`,
});
