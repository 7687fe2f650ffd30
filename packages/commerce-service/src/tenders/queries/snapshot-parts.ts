import type { Site } from "@store/contract/shared";
import { sql } from "kysely";

// Expressions of the statement with which a call starts; the basket's module joins them.

/**
 * The tenders in the basket `b` and in the request, of any site: one of the other site gets its own refusal.
 */
export const toTenders = (numberHashes: readonly string[]) => sql`
  (select json_agg(t) from (select array(
       select tender->>'numberHash' from jsonb_array_elements(b.choices->'tenders') tender union all select unnest(${numberHashes}::text[]))
     as hashes) hashed_numbers, lateral (
     select 'giftCard' as kind, number_hash as "numberHash", pin_hash as "pinHash", last_four as "lastFour", site,
       balance_cents as "balanceCents", null::timestamptz as "expiresAt", false as "isUsed", null as "accountId", null as description
     from gift_card where number_hash = any(hashed_numbers.hashes)
     union all
     select 'tenderCode', number_hash, null, last_four, site, balance_cents, expires_at, false, null, description
     from tender_code where number_hash = any(hashed_numbers.hashes)
     union all
     select 'certificate', number_hash, null, last_four, site, amount_cents, expires_at, used_at is not null, account_id, null
     from reward_certificate where number_hash = any(hashed_numbers.hashes)) t)`;

/** The certificates of the account `a` on the site. */
export const toCertificates = (site: Site) => sql`
        (select coalesce(json_agg(json_build_object('kind', 'certificate', 'certificateId', certificate_id,
          'numberHash', number_hash, 'pinHash', null, 'lastFour', last_four, 'site', site, 'expiresAt', expires_at,
          'accountId', account_id, 'balanceCents', amount_cents, 'isUsed', used_at is not null, 'description', null)
          order by expires_at, certificate_id), '[]')
        from reward_certificate r where r.account_id = a.account_id and r.site = ${site})`;
