/**
 * The tenders in the basket `b` and in the request ($10), of any site: one of the other site gets its own refusal. An
 * expression of the statement with which a call starts.
 */
export const tenders = `
  (select json_agg(t) from (select array(
       select tender->>'numberHash' from jsonb_array_elements(b.choices->'tenders') tender union all select unnest($10::text[]))
     as hashes) named, lateral (
     select 'giftCard' as kind, number_hash as "numberHash", pin_hash as "pinHash", last_four as "lastFour", site,
       balance_cents as "balanceCents", null::timestamptz as "expiresAt", false as "isUsed", null as "accountId", null as description
     from gift_card where number_hash = any(named.hashes)
     union all
     select 'tenderCode', number_hash, null, last_four, site, balance_cents, expires_at, false, null, description
     from tender_code where number_hash = any(named.hashes)
     union all
     select 'certificate', number_hash, null, last_four, site, amount_cents, expires_at, used_at is not null, account_id, null
     from reward_certificate where number_hash = any(named.hashes)) t)`;
