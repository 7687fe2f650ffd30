/*
 * The statements that a call begins with, as text: they are written once and not put together for every call. What they take:
 * $1 the session's id, $2 the site, $3 the brand, $4 since when a session must have been seen, $5 the Idempotency-Key, $6 subjects
 * of limits; with a basket $7 SKUs, $8 the site's country, $9 store ids, $10 states or provinces, $11 areas of trips; and the
 * whole one $12 promo codes and $13 hashes of tenders' numbers. Last comes where to look for add-ons, when they are asked for.
 */

const shopper = `
  select session_id, request_token, owner_id, account_id, seen_at from session
  where session_id = $1 and site = $2 and brand = $3 and seen_at > $4`;

const stored = `
  (select json_build_object('call', call, 'fingerprint', fingerprint, 'status', status, 'reply', reply, 'createdAt', created_at)
   from idempotency where session_id = (select session_id from shopper) and key = $5)`;

const items = `
  select v.sku, v.option_label as "optionLabel", v.picture, v.picture_alt as "pictureAlt",
    p.name as title, p.kind, p.ship_method as "shipMethod", p.is_taxable as "isTaxable", p.is_oversized as "isOversized",
    p.is_made_to_order as "isMadeToOrder", p.boxes, p.restricted_states as "restrictedStates",
    p.customization_type as "customizationType", p.personalization, p.installation,
    p.category_slug as category, c.parent_slug as department,
    o.price_cents as "offerCents", o.regular_price_cents as "regularOfferCents", s.available,
    exists (select 1 from brand_product bp where bp.product_id = p.product_id and bp.brand = $3) as "isOfBrand"
  from variant v join product p using (product_id) join category c on c.slug = p.category_slug
    left join offer o on o.sku = v.sku and o.site = $2
    left join stock s on s.sku = v.sku
  where v.sku in (select sku from line union select unnest($7::text[]))`;

const promotions = `
  select coalesce(json_agg(json_build_object('code', p.code, 'description', p.description, 'kind', p.kind,
    'percent', p.percent, 'categorySlug', p.category_slug, 'isCombinable', p.is_combinable, 'usage', p.usage,
    'startsAt', p.starts_at, 'endsAt', p.ends_at,
    'sites', (select json_object_agg(ps.site, json_build_object('amountCents', ps.amount_cents,
       'minimumSubtotalCents', ps.minimum_subtotal_cents)) from promotion_site ps where ps.code = p.code),
    'isUsed', exists (select 1 from promotion_use u where u.code = p.code and p.usage <> 'unlimited'
       and u.customer in ('*', (select coalesce((select email from account where account_id = (select account_id from shopper)),
         lower(choices->>'email')) from basket))))), '[]')
  from code join promotion p using (code)`;

// Of whatever site: who applies one of the other site is told so.
const tenders = `
  select coalesce(json_agg(t), '[]') from (
    select 'giftCard' as kind, number_hash as "numberHash", pin_hash as "pinHash", last_four as "lastFour", site,
      balance_cents as "balanceCents", null::timestamptz as "expiresAt", false as "isUsed", null as "accountId", null as description
    from gift_card join tender_number using (number_hash)
    union all
    select 'tenderCode', number_hash, null, last_four, site, balance_cents, expires_at, false, null, description
    from tender_code join tender_number using (number_hash)
    union all
    select 'certificate', number_hash, null, last_four, site, amount_cents, expires_at, used_at is not null, account_id, null
    from reward_certificate join tender_number using (number_hash)) t`;

const account = `
  select json_build_object('accountId', a.account_id, 'email', a.email, 'isTaxExempt', a.is_tax_exempt,
    'addresses', (select coalesce(json_agg(d order by position), '[]') from account_address d
       where d.account_id = a.account_id and d.country = $8),
    'cards', (select coalesce(json_agg(json_build_object('cardId', card_id, 'token', token, 'type', card_type,
         'lastFour', last_four, 'expMonth', exp_month, 'expYear', exp_year) order by position), '[]')
       from account_card k where k.account_id = a.account_id),
    'certificates', (select coalesce(json_agg(json_build_object('kind', 'certificate', 'certificateId', certificate_id,
         'numberHash', number_hash, 'pinHash', null, 'lastFour', last_four, 'site', site, 'expiresAt', expires_at,
         'accountId', account_id, 'balanceCents', amount_cents, 'isUsed', used_at is not null, 'description', null)
         order by expires_at, certificate_id), '[]')
       from reward_certificate r where r.account_id = a.account_id and r.site = $2))
  from account a where a.account_id = (select account_id from shopper)`;

// Of each category one that fits a parcel and is there, not yet in the basket nor among what is added.
const toAddOns = (categories: string) => `
  select coalesce(json_agg(found order by place), '[]') from (
    select distinct on (wanted.place) wanted.place, v.sku, p.name as title, v.picture, o.price_cents as "offerCents"
    from jsonb_array_elements_text(${categories}::jsonb -> (select category from item where sku = ($7::text[])[1]))
        with ordinality as wanted (slug, place)
      join product p on p.category_slug = wanted.slug and p.kind = 'item' and p.ship_method = 1
      join brand_product b on b.product_id = p.product_id and b.brand = $3
      join variant v on v.product_id = p.product_id join offer o on o.sku = v.sku and o.site = $2
      join stock s on s.sku = v.sku and s.available > 0
    where v.sku not in (select sku from item)
    order by wanted.place, p.position, v.position limit 3) found`;

const tries = `
  (select coalesce(json_agg(json_build_object('subject', subject, 'used', used, 'windowStarted', window_started)), '[]')
   from rate_limit where subject = any($6::text[]))`;

const codesAndTenders = `
  code as (
    select jsonb_array_elements_text(choices->'promoCodes') as code from basket
    union select unnest($12::text[])),
  tender_number as (
    select jsonb_array_elements(choices->'tenders')->>'numberHash' as number_hash from basket
    union select unnest($13::text[])),
  sent_to as (
    select d.state, d.postal_code from account_address d
    where d.account_id = (select account_id from shopper) and d.country = $8
    union select p.state, d.postal_code from account_address d join postal_place p on p.country = d.country
      and p.postal_code = left(d.postal_code, case d.country when 'CAN' then 3 else 5 end)
    where d.account_id = (select account_id from shopper) and d.country = $8),`;

// A guest's basket without codes and tenders has nothing of what only the whole statement reads.
const isPlain = `
  (select account_id from shopper) is null and not exists (
    select from basket where jsonb_array_length(coalesce(choices->'promoCodes', '[]')) > 0
      or jsonb_array_length(coalesce(choices->'tenders', '[]')) > 0)`;

function toStatement(isWhole: boolean, { hasAddOns = false } = {}): string {
  const onlyWhole = (text: string, otherwise = "") => (isWhole ? text : otherwise);
  return `
  with shopper as (${shopper}),
  basket as (
    select * from basket where owner_id = (select owner_id from shopper) and site = $2 and status <> 'ordered'),
  line as (select * from basket_line where basket_id = (select basket_id from basket)),
  item as (${items}),${onlyWhole(codesAndTenders)}
  named_store as (
    select * from store_location where location_id in (
      select location_id from line where location_id is not null union select unnest($9::text[]))),
  area as (
    select upper(left(r->'address'->>'postalCode', 3)) as area from basket, jsonb_array_elements(choices->'recipients') r
    union select upper(left(choices->>'taxPostalCode', 3)) from basket
    ${onlyWhole("union select upper(left(postal_code, 3)) from sent_to")}
    union select unnest($11::text[])),
  region as (
    select choices->>'taxRegion' as region from basket
    union select coalesce(r->>'taxRegion', r->'address'->>'state') from basket, jsonb_array_elements(choices->'recipients') r
    union select state from named_store
    ${onlyWhole("union select state from sent_to")}
    union select unnest($10::text[]))
  select (select to_json(shopper) from shopper) as session, ${stored} as stored, ${tries} as tries,
    ${onlyWhole("true", isPlain)} as "isWhole",
    (select json_build_object('basket_id', basket_id, 'owner_id', owner_id, 'site', site, 'brand', brand, 'version', version,
       'status', status, 'in_checkout', in_checkout, 'reached_step', reached_step, 'choices', choices,
       'lines', (select coalesce(json_agg(line order by position), '[]') from line)) from basket) as basket,
    json_build_object(
      'items', (select coalesce(json_agg(item), '[]') from item),
      'taxRates', (select coalesce(json_object_agg(t.region, t.rate_millionths), '{}')
         from tax_rate t join region on region.region = t.region where t.country = $8),
      'storeRegions', (select coalesce(json_agg(distinct state), '[]') from store_location where site = $2),
      'stores', (select coalesce(json_agg(named_store), '[]') from named_store where site = $2),
      'outages', (select coalesce(json_agg(service), '[]') from service_outage where site = $2),
      'bookedTrips', (select coalesce(json_object_agg(trip_id, booked), '{}') from (
         select trip_id, count(*)::int as booked from trip_booking
         where right(trip_id, 3) in (select area from area)
           and substr(trip_id, 6, 10) >= to_char($4::timestamptz, 'YYYY-MM-DD') group by trip_id) booking),
      'addOns', ${hasAddOns ? `(${toAddOns(isWhole ? "$14" : "$12")})` : "'[]'::json"},
      'promotions', ${onlyWhole(`(${promotions})`, "'[]'::json")},
      'tenders', ${onlyWhole(`(${tenders})`, "'[]'::json")},
      'account', ${onlyWhole(`(${account})`, "null")}) as facts`;
}

/** The session, the answer that stands under the call's key, and what the subjects of limits have tried. */
export const opening = `
  with shopper as (${shopper})
  select (select to_json(shopper) from shopper) as session, ${stored} as stored, ${tries} as tries, true as "isWhole",
    null as basket, null as facts`;

/** The same, with the basket and what the shop says of all that it and the request name. */
export const wholeOpening = toStatement(true);

/** The same of a guest's basket without codes and tenders; of any other it says so (`isWhole` is false), and is not enough. */
export const plainOpening = toStatement(false);

/** Both, with what goes well with the first of the SKUs. */
export const wholeOpeningOfAdd = toStatement(true, { hasAddOns: true });
export const plainOpeningOfAdd = toStatement(false, { hasAddOns: true });
