import { type Kysely, sql } from "kysely";

/** What a shopper looked at, and the ways from a SKU to its orders. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // Numbers instead of moments: two views of one moment have an order too.
  `create sequence product_view_number`,
  `create table recently_viewed (
     session_id text not null references session on delete cascade, product_id text not null references product,
     sku text not null references variant, view_number bigint not null default nextval('product_view_number'),
     primary key (session_id, product_id))`,
  `create index recently_viewed_newest on recently_viewed (session_id, view_number desc)`,
  `create index order_line_by_sku on order_line (sku)`,
  `create index customer_order_by_moment on customer_order (placed_at)`,
];
