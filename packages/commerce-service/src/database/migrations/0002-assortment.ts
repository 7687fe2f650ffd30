import { type Kysely, sql } from "kysely";

/**
 * Departments, fabrics and the filters of a list; the content of home pages; accounts, and everything besides cards
 * that pays or reduces an order. Numbers, PINs and passwords are stored only as hashes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // A category without a parent is a department.
  `alter table category add column parent_slug text references category`,
  `create index category_by_parent on category (parent_slug)`,
  `create table fabric (
     fabric_id text primary key, name text not null, price_group int not null check (price_group between 1 and 4),
     material text not null, content text not null, care text not null, color text not null, picture text not null)`,
  // The product in a room; one picture for all of its variants.
  `alter table product
     add column room_picture text, add column room_picture_alt text,
     add check ((room_picture is null) = (room_picture_alt is null))`,
  `alter table variant
     add column color_family text check (color_family in
       ('white', 'cream', 'brown', 'green', 'blue', 'gray', 'black', 'orange', 'gold')),
     add column material text check (material ~ '^[a-z-]+$'),
     add column fabric_id text references fabric`,
  `create index variant_by_product on variant (product_id)`,
  `create index product_by_category on product (category_slug)`,
  `alter table home_page add column story jsonb, add column categories jsonb not null default '[]'`,
  // The announcement above every page.
  `create table announcement (
     brand text not null check (brand in ('general', 'modern')), site text not null check (site in ('US', 'CA')),
     text text not null, link_text text not null, url text not null, primary key (brand, site))`,
  `alter table store_location add column services jsonb not null default '[]'`,

  // Accounts. The password is an argon2id string of the PHC form, an e-mail address is kept in small letters.
  `create table account (
     account_id text primary key, email text not null unique check (email = lower(email)),
     password_phc text not null check (password_phc like '$argon2id$%'),
     first_name text not null, last_name text not null, is_tax_exempt boolean not null default false,
     created_at timestamptz not null)`,
  `create table account_address (
     address_id text primary key, account_id text not null references account on delete cascade,
     first_name text not null, last_name text not null, address1 text not null, address2 text, address3 text,
     city text not null, state text not null, postal_code text not null, country text not null, day_phone text not null,
     position int not null)`,
  `create index account_address_by_account on account_address (account_id)`,
  `create table account_card (
     card_id text primary key, account_id text not null references account on delete cascade, token text not null,
     card_type text not null, last_four text not null check (last_four ~ '^[0-9]{4}$'),
     exp_month text not null, exp_year text not null, position int not null)`,
  `create index account_card_by_account on account_card (account_id)`,

  // The discount of each promo code. The next table has the sites that accept it, with their amounts.
  `create table promotion (
     code text primary key check (code ~ '^[A-Z0-9]{3,20}$'), description text not null,
     kind text not null check (kind in ('percent', 'amount', 'freeShipping')),
     percent int check (percent between 1 and 100),
     category_slug text references category,
     is_combinable boolean not null,
     usage text not null check (usage in ('unlimited', 'once', 'oncePerCustomer')),
     starts_at timestamptz not null, ends_at timestamptz check (ends_at > starts_at),
     check ((kind = 'percent') = (percent is not null)))`,
  `create table promotion_site (
     code text not null references promotion on delete cascade, site text not null check (site in ('US', 'CA')),
     amount_cents int check (amount_cents > 0),
     minimum_subtotal_cents int not null default 0 check (minimum_subtotal_cents >= 0),
     primary key (code, site))`,

  // Money that was given before: cards with a PIN, codes of store credit, certificates of the rewards program.
  `create table gift_card (
     number_hash text primary key check (number_hash ~ '^[0-9a-f]{64}$'), pin_hash text not null check (pin_hash ~ '^[0-9a-f]{64}$'),
     last_four text not null check (last_four ~ '^[0-9]{4}$'), site text not null check (site in ('US', 'CA')),
     issued_cents int not null check (issued_cents > 0), balance_cents int not null check (balance_cents between 0 and issued_cents))`,
  `create table tender_code (
     number_hash text primary key check (number_hash ~ '^[0-9a-f]{64}$'), last_four text not null check (last_four ~ '^[A-Z0-9]{4}$'),
     description text not null, site text not null check (site in ('US', 'CA')),
     issued_cents int not null check (issued_cents > 0), balance_cents int not null check (balance_cents between 0 and issued_cents),
     expires_at timestamptz)`,
  `create table reward_certificate (
     certificate_id text primary key, number_hash text not null unique check (number_hash ~ '^[0-9a-f]{64}$'),
     last_four text not null check (last_four ~ '^[0-9]{4}$'), account_id text not null references account,
     site text not null check (site in ('US', 'CA')), amount_cents int not null check (amount_cents > 0),
     expires_at timestamptz not null, used_at timestamptz)`,
  `create index reward_certificate_by_account on reward_certificate (account_id)`,
];
