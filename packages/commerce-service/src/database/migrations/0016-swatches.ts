import { type Kysely, sql } from "kysely";

/** Swatches of fabrics with their attributes and stock, free swatch orders, and how many of them an address had. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table product add column room_fabric_id text references fabric`,
  `create table swatch (
     choice_code text primary key, fabric_id text not null unique references fabric, family text not null,
     romance_copy text not null, is_stock boolean not null, position int not null)`,
  `create table swatch_attribute (
     choice_code text not null references swatch, attribute_id int not null, value text not null,
     primary key (choice_code, attribute_id))`,
  `create table swatch_stock (
     choice_code text primary key references swatch, available int not null check (available >= 0))`,
  `create table swatch_on_request (product_id text primary key references product)`,
  `create table swatch_address (
     address_hash text primary key, window_started timestamptz not null, used int not null check (used >= 0))`,
  `create index swatch_address_by_moment on swatch_address (window_started)`,
  `create table swatch_order (
     swatch_order_id text primary key, session_id text not null,
     site text not null check (site in ('US', 'CA')), brand text not null check (brand in ('general', 'modern')),
     sku text references variant, choice_codes text[] not null check (cardinality(choice_codes) <= 5),
     free_form_text text check (length(free_form_text) <= 500), address jsonb not null,
     is_address_as_entered boolean not null, is_email_sign_up boolean not null, ordered_at timestamptz not null,
     check (cardinality(choice_codes) > 0 or free_form_text is not null))`,
];
