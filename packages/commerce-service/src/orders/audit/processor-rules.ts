import { sql } from "kysely";
import type { AuditRules } from "./audit-rule.ts";

/** The sandbox processor's ledger says the same as the orders; a reference belongs to the attempt it was derived from. */
export const processorRules: AuditRules = {
  "a card is charged for no order": sql`
    select reference as subject from sandbox_authorisation s
    left join (order_attempt a cross join lateral jsonb_array_elements(a.cards) card) on card ->> 'reference' = s.reference
    where s.state in ('approved', 'pending') and (a.attempt_id is null or a.state = 'failed')`,
  "a card is charged another amount than its attempt asks": sql`
    select s.reference as subject from sandbox_authorisation s
    join (order_attempt a cross join lateral jsonb_array_elements(a.cards) card) on card ->> 'reference' = s.reference
    where s.state in ('approved', 'pending')
      and (s.amount_cents, s.currency) is distinct from ((card ->> 'amountCents')::int, a.currency)`,
  "two attempts share a reference": sql`
    select card ->> 'reference' as subject from order_attempt a cross join lateral jsonb_array_elements(a.cards) card
    group by 1 having count(*) > 1`,
  "an order's payment was never authorized, or for another amount": sql`
    select p.authorisation_reference as subject from order_payment p
    left join sandbox_authorisation s on s.reference = p.authorisation_reference
    where p.authorisation_reference is not null and (s.reference is null or s.state not in ('approved', 'pending') or s.amount_cents <> p.amount_cents)`,
};
