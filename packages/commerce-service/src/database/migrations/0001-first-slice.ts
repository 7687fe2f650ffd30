import { type Kysely, sql } from "kysely";

/** Catalog, baskets, orders and the sandbox processor's own ledger. Every money and stock invariant is a constraint. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // Catalog: what is sold, where, by which brand, for how much.
  `create table category (
     slug text primary key, title text not null, description text not null, picture text not null, picture_alt text not null,
     position int not null)`,
  `create table product (
     product_id text primary key,
     kind text not null check (kind in ('item', 'giftCard', 'donation')),
     name text not null, summary text not null, details jsonb not null, care text,
     category_slug text not null references category,
     option_name text,
     ship_method int not null check (ship_method in (1, 2, 3, 6, 7, 8, 9)),
     is_made_to_order boolean not null, is_oversized boolean not null, is_taxable boolean not null,
     boxes jsonb not null, restricted_states text[] not null,
     customization_type int not null check (customization_type in (0, 100, 700, 705)),
     personalization jsonb,
     position int not null)`,
  `create table brand_product (
     brand text not null check (brand in ('general', 'modern')), product_id text not null references product,
     primary key (brand, product_id))`,
  // The content of a brand's home page: its large picture and its rows of products.
  `create table home_page (
     brand text primary key check (brand in ('general', 'modern')), hero jsonb not null, sections jsonb not null)`,
  `create table variant (
     sku text primary key check (sku ~ '^[0-9]+$'), product_id text not null references product,
     option_label text, option_group text, color text, picture text not null, picture_alt text not null,
     width numeric, depth numeric, height numeric, diameter numeric, position int not null)`,
  `create table offer (
     sku text not null references variant, site text not null check (site in ('US', 'CA')),
     price_cents int not null check (price_cents >= 0), regular_price_cents int not null check (regular_price_cents >= price_cents),
     primary key (sku, site))`,
  // A variant without a stock row is made or issued on demand.
  `create table stock (sku text primary key references variant, available int not null check (available >= 0))`,
  `create table store_location (
     location_id text primary key, site text not null check (site in ('US', 'CA')), name text not null,
     address1 text not null, city text not null, state text not null, postal_code text not null, country text not null,
     phone text not null, hours jsonb not null)`,
  `create table tax_rate (
     country text not null, region text not null, rate_millionths int not null check (rate_millionths between 0 and 300000),
     primary key (country, region))`,

  // Sessions and baskets. The cookie's value is stored as a hash only.
  `create table session (
     session_id text primary key, request_token text not null, site text not null, brand text not null,
     created_at timestamptz not null, seen_at timestamptz not null)`,
  `create table basket (
     basket_id text primary key, session_id text not null references session, site text not null, brand text not null,
     version int not null default 1 check (version >= 1),
     status text not null default 'open' check (status in ('open', 'placing', 'ordered')),
     in_checkout boolean not null default false,
     reached_step int not null default 1 check (reached_step between 1 and 4),
     email text, shipping_address jsonb, billing_address jsonb,
     service_levels jsonb not null default '{}',
     created_at timestamptz not null, updated_at timestamptz not null)`,
  `create unique index basket_one_active_per_session on basket (session_id) where status <> 'ordered'`,
  `create table basket_line (
     line_id text primary key, basket_id text not null references basket on delete cascade,
     sku text not null references variant, quantity int not null check (quantity between 1 and 99),
     donation_cents int check (donation_cents between 100 and 50000), personalization_text text,
     position bigint generated always as identity)`,
  `create unique index basket_line_one_per_choice on basket_line (basket_id, sku, personalization_text, donation_cents) nulls not distinct`,
  `create table basket_card (
     basket_payment_id text primary key, basket_id text not null references basket on delete cascade,
     slot int not null check (slot in (1, 2)), token text not null, card_type text not null,
     last_four text not null check (last_four ~ '^[0-9]{4}$'), exp_month text not null, exp_year text not null,
     unique (basket_id, slot))`,
  `create table idempotency (
     session_id text not null references session on delete cascade, key text not null, call text not null,
     fingerprint text not null, status int, reply jsonb, created_at timestamptz not null,
     primary key (session_id, key))`,

  // Orders. One basket version is tried once and one basket becomes one order, for any number of concurrent calls.
  `create table order_attempt (
     attempt_id text primary key, basket_id text not null references basket, basket_version int not null,
     session_id text not null, attempt_key text not null,
     state text not null check (state in ('reserved', 'authorising', 'authorised', 'placed', 'releasing', 'failed', 'unknown')),
     draft jsonb not null, total_cents int not null check (total_cents >= 0), currency text not null,
     card jsonb, authorisation_reference text not null unique,
     failure text check (failure in ('declined', 'notReceived')), reply jsonb, next_look_at timestamptz not null, looks int not null default 0,
     created_at timestamptz not null, updated_at timestamptz not null,
     unique (basket_id, basket_version))`,
  `create index order_attempt_unfinished on order_attempt (next_look_at) where state not in ('placed', 'failed')`,
  `create unique index order_attempt_one_per_key on order_attempt (session_id, attempt_key)`,
  `create table stock_hold (
     attempt_id text not null references order_attempt, sku text not null references variant,
     quantity int not null check (quantity > 0), primary key (attempt_id, sku))`,
  `create table customer_order (
     order_id text primary key, order_number bigint generated always as identity (start with 100001) unique,
     attempt_id text not null unique references order_attempt, basket_id text not null unique references basket,
     session_id text not null, site text not null, brand text not null, email text not null,
     subtotal_cents int not null, shipping_cents int not null, surcharge_cents int not null, discount_cents int not null,
     tax_cents int not null, total_cents int not null, currency text not null, is_tax_exempt boolean not null default false,
     placed_at timestamptz not null,
     check (total_cents = subtotal_cents + shipping_cents + surcharge_cents - discount_cents + tax_cents))`,
  `create index customer_order_by_session on customer_order (session_id)`,
  `create table order_address (
     order_id text not null references customer_order, role text not null check (role in ('shipping', 'billing')),
     first_name text not null, last_name text not null, address1 text not null, address2 text, address3 text,
     city text not null, state text not null, postal_code text not null, country text not null, day_phone text not null,
     primary key (order_id, role))`,
  `create table order_shipment (
     shipment_id text primary key, order_id text not null references customer_order, label text not null,
     service_level int not null, estimate text not null, charge_cents int not null, position int not null)`,
  `create table order_line (
     order_line_id text primary key, order_id text not null references customer_order,
     shipment_id text references order_shipment, sku text not null references variant, title text not null,
     option_text text, personalization_text text, picture text not null, navigate_url text not null,
     quantity int not null check (quantity > 0), unit_price_cents int not null, total_cents int not null,
     tax_cents int not null, position int not null, check (total_cents = unit_price_cents * quantity))`,
  `create index order_line_by_order on order_line (order_id)`,
  `create table order_payment (
     order_id text not null references customer_order, position int not null, kind text not null check (kind = 'card'),
     card_type text not null, last_four text not null check (last_four ~ '^[0-9]{4}$'),
     amount_cents int not null check (amount_cents > 0), authorisation_reference text not null unique,
     primary key (order_id, position))`,

  // The sandbox processor's ledger: token and scripted outcome, never a number or a code.
  `create table sandbox_card (token text primary key, outcome text not null, created_at timestamptz not null)`,
  `create table sandbox_authorisation (
     reference text primary key, token text, amount_cents int, currency text,
     state text not null check (state in ('pending', 'approved', 'declined', 'voided')),
     settles_at timestamptz not null, created_at timestamptz not null)`,
];
