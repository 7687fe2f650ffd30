import type { Brand, Site } from "@store/contract/shared";
import { type Kysely, sql } from "kysely";
import type { StoreDatabase } from "../../database/schema.ts";
import type { LoadedBasket } from "../basket-facts.ts";
import { type BasketRowJson, type FactsJson, toBasket, toFacts } from "./read-json.ts";

/** What a request names beyond what its basket names, so that one statement reads it all. */
export interface Wants {
  skus?: readonly string[];
  promoCodes?: readonly string[];
  /** Hashes of typed numbers. */
  tenderHashes?: readonly string[];
  locationIds?: readonly string[];
  /** States or provinces whose tax matters. */
  regions?: readonly string[];
}

export interface StoredAnswer {
  call: string;
  fingerprint: string;
  status: number | null;
  reply: unknown;
  createdAt: string;
}

/** What a call begins with: whose it is, what was answered to it before, and the basket with what the shop says of it. */
export interface Opening {
  session: { sessionId: string; requestToken: string; ownerId: string; accountId: string | null; seenAt: Date } | null;
  stored: StoredAnswer | null;
  /** Null when there is none, or none was asked for. */
  loaded: LoadedBasket | null;
  /** What the request named, also where there is no basket. */
  facts: LoadedBasket["facts"] | null;
}

interface Asked {
  /** The hash of the cookie's secret. */
  sessionId: string | null;
  site: Site;
  brand: Brand;
  /** Sessions unseen for longer are over. */
  seenSince: Date;
  key: string | null;
  /** Null: no basket is read. */
  wants: Wants | null;
}

interface OpeningRow {
  session: {
    session_id: string;
    request_token: string;
    owner_id: string;
    account_id: string | null;
    seen_at: string;
  } | null;
  stored: StoredAnswer | null;
  basket: BasketRowJson | null;
  facts: FactsJson | null;
}

/** Reads what a call begins with, in one statement and one snapshot. */
export async function findOpening(database: Kysely<StoreDatabase>, asked: Asked): Promise<Opening> {
  const { rows } = await (asked.wants ? openingWithBasket(asked, asked.wants) : opening(asked)).execute(database);
  const [row] = rows;
  if (!row) return { session: null, stored: null, loaded: null, facts: null };
  const { session, stored } = row;
  const facts = row.facts && toFacts(row.facts, asked.site);
  return {
    session: session && {
      sessionId: session.session_id,
      requestToken: session.request_token,
      ownerId: session.owner_id,
      accountId: session.account_id,
      seenAt: new Date(session.seen_at),
    },
    stored,
    loaded: row.basket && facts && { basket: toBasket(row.basket), facts },
    facts,
  };
}

const shopper = ({ sessionId, site, brand, seenSince }: Asked) => sql`
  select session_id, request_token, owner_id, account_id, seen_at from session
  where session_id = ${sessionId} and site = ${site} and brand = ${brand} and seen_at > ${seenSince}`;

const stored = ({ key }: Asked) => sql`
  (select json_build_object('call', call, 'fingerprint', fingerprint, 'status', status, 'reply', reply, 'createdAt', created_at)
   from idempotency where session_id = (select session_id from shopper) and key = ${key})`;

const opening = (asked: Asked) => sql<OpeningRow>`
  with shopper as (${shopper(asked)})
  select (select to_json(shopper) from shopper) as session, ${stored(asked)} as stored, null as basket, null as facts`;

const openingWithBasket = (asked: Asked, wants: Wants) => sql<OpeningRow>`
  with shopper as (${shopper(asked)}),
  basket as (
    select * from basket where owner_id = (select owner_id from shopper) and site = ${asked.site} and status <> 'ordered'),
  line as (select * from basket_line where basket_id = (select basket_id from basket)),
  item as (${items(asked, wants)}),
  code as (
    select jsonb_array_elements_text(choices->'promoCodes') as code from basket
    union select unnest(${wants.promoCodes ?? []}::text[])),
  tender_number as (
    select jsonb_array_elements(choices->'tenders')->>'numberHash' as number_hash from basket
    union select unnest(${wants.tenderHashes ?? []}::text[])),
  named_store as (
    select * from store_location where location_id in (
      select location_id from line where location_id is not null union select unnest(${wants.locationIds ?? []}::text[]))),
  region as (
    select choices->>'taxRegion' as region from basket
    union select coalesce(r->>'taxRegion', r->'address'->>'state') from basket, jsonb_array_elements(choices->'recipients') r
    union select state from named_store
    union select unnest(${wants.regions ?? []}::text[]))
  select (select to_json(shopper) from shopper) as session, ${stored(asked)} as stored,
    (select json_build_object('basket_id', basket_id, 'owner_id', owner_id, 'site', site, 'brand', brand, 'version', version,
       'status', status, 'in_checkout', in_checkout, 'reached_step', reached_step, 'choices', choices,
       'lines', (select coalesce(json_agg(line order by position), '[]') from line)) from basket) as basket,
    json_build_object(
      'items', (select coalesce(json_agg(item), '[]') from item),
      'taxRates', (select coalesce(json_object_agg(t.region, t.rate_millionths), '{}')
         from tax_rate t join region on region.region = t.region where t.country = ${countryOf[asked.site]}),
      'storeRegions', (select coalesce(json_agg(distinct state), '[]') from store_location where site = ${asked.site}),
      'stores', (select coalesce(json_agg(named_store), '[]') from named_store where site = ${asked.site}),
      'outages', (select coalesce(json_agg(service), '[]') from service_outage where site = ${asked.site}),
      'promotions', (${promotions()}),
      'tenders', (${tenders(asked)}),
      'account', (${account(asked)})) as facts`;

const countryOf: Readonly<Record<Site, string>> = { US: "USA", CA: "CAN" };

const items = ({ site, brand }: Asked, { skus = [] }: Wants) => sql`
  select v.sku, v.option_label as "optionLabel", v.picture, v.picture_alt as "pictureAlt",
    p.name as title, p.kind, p.ship_method as "shipMethod", p.is_taxable as "isTaxable", p.is_oversized as "isOversized",
    p.is_made_to_order as "isMadeToOrder", p.boxes, p.restricted_states as "restrictedStates",
    p.customization_type as "customizationType", p.personalization, p.installation,
    p.category_slug as category, c.parent_slug as department,
    o.price_cents as "offerCents", o.regular_price_cents as "regularOfferCents", s.available,
    exists (select 1 from brand_product bp where bp.product_id = p.product_id and bp.brand = ${brand}) as "isOfBrand"
  from variant v join product p using (product_id) join category c on c.slug = p.category_slug
    left join offer o on o.sku = v.sku and o.site = ${site}
    left join stock s on s.sku = v.sku
  where v.sku in (select sku from line union select unnest(${skus}::text[]))`;

const promotions = () => sql`
  select coalesce(json_agg(json_build_object('code', p.code, 'description', p.description, 'kind', p.kind,
    'percent', p.percent, 'categorySlug', p.category_slug, 'isCombinable', p.is_combinable, 'usage', p.usage,
    'startsAt', p.starts_at, 'endsAt', p.ends_at,
    'sites', (select json_object_agg(ps.site, json_build_object('amountCents', ps.amount_cents,
       'minimumSubtotalCents', ps.minimum_subtotal_cents)) from promotion_site ps where ps.code = p.code),
    'isUsed', exists (select 1 from promotion_use u where u.code = p.code and p.usage <> 'unlimited'
       and u.customer in ('*', (select lower(choices->>'email') from basket))))), '[]')
  from code join promotion p using (code)`;

const tenders = ({ site }: Asked) => sql`
  select coalesce(json_agg(t), '[]') from (
    select 'giftCard' as kind, number_hash as "numberHash", pin_hash as "pinHash", last_four as "lastFour",
      balance_cents as "balanceCents", null::timestamptz as "expiresAt", null as "accountId", null as description
    from gift_card join tender_number using (number_hash) where site = ${site}
    union all
    select 'tenderCode', number_hash, null, last_four, balance_cents, expires_at, null, description
    from tender_code join tender_number using (number_hash) where site = ${site}
    union all
    select 'certificate', number_hash, null, last_four, case when used_at is null then amount_cents else 0 end, expires_at,
      account_id, null
    from reward_certificate join tender_number using (number_hash) where site = ${site}) t`;

const account = ({ site }: Asked) => sql`
  select json_build_object('accountId', a.account_id, 'email', a.email, 'isTaxExempt', a.is_tax_exempt,
    'addresses', (select coalesce(json_agg(d order by position), '[]') from account_address d
       where d.account_id = a.account_id and d.country = ${countryOf[site]}),
    'cards', (select coalesce(json_agg(json_build_object('cardId', card_id, 'token', token, 'type', card_type,
         'lastFour', last_four, 'expMonth', exp_month, 'expYear', exp_year) order by position), '[]')
       from account_card k where k.account_id = a.account_id),
    'certificates', (select coalesce(json_agg(json_build_object('kind', 'certificate', 'certificateId', certificate_id,
         'numberHash', number_hash, 'pinHash', null, 'lastFour', last_four, 'expiresAt', expires_at, 'accountId', account_id,
         'balanceCents', case when used_at is null then amount_cents else 0 end, 'description', null) order by expires_at), '[]')
       from reward_certificate r where r.account_id = a.account_id and r.site = ${site}))
  from account a where a.account_id = (select account_id from shopper)`;
