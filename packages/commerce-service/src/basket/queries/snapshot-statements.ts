import { sessionDays } from "../../service/session/session-carrier.ts";
import { longestDays } from "../../service/session/session-token.ts";

/* The statements with which a call starts, as constant text. Parameters: $1 the session's id, $2 the site, $3 the
   brand, $4 since when a session must have been used, $5 the Idempotency-Key, $6 rate-limit keys; with a basket $7
   SKUs and $8 areas of trips; in the full one $9 promo codes, $10 hashes of tender numbers and $11 the site's
   country. */

const call = `
  s.session_id, s.request_token, s.owner_id, s.account_id, s.seen_at,
  known.session_id is not null as is_known, known.replaced_at, known.successor_id,
  known.revoked_at is not null as is_revoked,
  i.call, i.fingerprint, i.status as answer_status, i.reply, i.created_at as answered_at,
  (select json_agg(json_build_object('subject', subject, 'used', used, 'windowStarted', window_started))
   from rate_limit where subject = any($6::text[])) as tries`;

const from = `
  (select) as call
  left join session known on known.session_id = $1
  left join session s on s.session_id = $1 and s.site = $2 and s.brand = $3 and s.seen_at > $4
    and s.created_at > $4::timestamptz - interval '${longestDays - sessionDays} days' and s.replaced_at is null
  left join idempotency i on i.session_id = s.session_id and i.key = $5`;

// Trips are relevant in the checkout: those to the destinations of the basket.
const toBookedTrips = (areas: string) => `
  case when b.in_checkout then (select json_object_agg(trip_id, booked) from (
    select trip_id, count(*)::int as booked from trip_booking
    where right(trip_id, 3) = any(array(
        select upper(left(recipient->'address'->>'postalCode', 3)) from jsonb_array_elements(b.choices->'recipients') recipient
        ${areas}) || upper(left(b.choices->>'taxPostalCode', 3)) || $8::text[])
      and substr(trip_id, 6, 10) >= to_char($4::timestamptz, 'YYYY-MM-DD')
    group by trip_id) booking) end as trips`;

const areasOfAccount = `
  union select upper(left(d.postal_code, 3)) from account_address d where d.account_id = s.account_id`;

// The reservation of the shopper's own order counts as available for them, in another tab too.
const ownHold = `
  case when b.status = 'placing' then coalesce((
    select sum(h.quantity)::int from stock_hold h join order_attempt a using (attempt_id)
    where a.basket_id = b.basket_id and h.sku = l.sku), 0) else 0 end`;

const basket = `
  b.basket_id, b.site, b.brand, b.version, b.status, b.in_checkout, b.reached_step, b.choices,
  (select json_agg(line order by position) from (
     select l.*, k.available + ${ownHold} as available from basket_line l left join stock k using (sku) where l.basket_id = b.basket_id) line) as lines,
  (select json_object_agg(sku, available) from stock where sku = any($7::text[])) as stock,
  (select version from shop_version)::text as shop_version`;

const fromBasket = `${from}
  left join basket b on b.owner_id = s.owner_id and b.site = $2 and b.status <> 'ordered'`;

const promotions = `
  (select json_agg(json_build_object('code', p.code, 'description', p.description, 'kind', p.kind,
     'percent', p.percent, 'categorySlug', p.category_slug, 'isCombinable', p.is_combinable, 'usage', p.usage,
     'startsAt', p.starts_at, 'endsAt', p.ends_at,
     'sites', (select json_object_agg(ps.site, json_build_object('amountCents', ps.amount_cents,
        'minimumSubtotalCents', ps.minimum_subtotal_cents)) from promotion_site ps where ps.code = p.code),
     'isUsed', exists (select from promotion_use u where u.code = p.code and p.usage <> 'unlimited'
        and u.customer in ('*', coalesce((select email from account where account_id = s.account_id), lower(b.choices->>'email'))))))
   from promotion p
   where p.code in (select jsonb_array_elements_text(b.choices->'promoCodes') union all select unnest($9::text[])))`;

// Of any site: a tender of the other site gets its own refusal.
const tenders = `
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

const account = `
  (select json_build_object('accountId', a.account_id, 'email', a.email, 'firstName', a.first_name, 'isTaxExempt', a.is_tax_exempt,
     'addresses', (select coalesce(json_agg(d order by position), '[]') from account_address d
        where d.account_id = a.account_id and d.country = $11),
     'cards', (select coalesce(json_agg(json_build_object('cardId', card_id, 'token', token, 'type', card_type,
          'lastFour', last_four, 'expMonth', exp_month, 'expYear', exp_year) order by position), '[]')
        from account_card k where k.account_id = a.account_id),
     'certificates', (select coalesce(json_agg(json_build_object('kind', 'certificate', 'certificateId', certificate_id,
          'numberHash', number_hash, 'pinHash', null, 'lastFour', last_four, 'site', site, 'expiresAt', expires_at,
          'accountId', account_id, 'balanceCents', amount_cents, 'isUsed', used_at is not null, 'description', null)
          order by expires_at, certificate_id), '[]')
        from reward_certificate r where r.account_id = a.account_id and r.site = $2))
   from account a where a.account_id = s.account_id)`;

/** The session, the stored response of the call's key, and the counts of the rate-limit keys. */
export const snapshot = `select ${call} from ${from}`;

/** The same, with the basket, the stock of its SKUs and those of the request, and the version of the catalog data. */
export const plainSnapshot = `select ${call}, ${basket}, ${toBookedTrips("")} from ${fromBasket}`;

/** The same, with the codes and tenders of the basket and the request, and the account. */
export const fullSnapshot = `
  select ${call}, ${basket}, ${toBookedTrips(areasOfAccount)},
    ${promotions} as promotions, ${tenders} as tenders, ${account} as account from ${fromBasket}`;
