import { type Kysely, sql } from "kysely";

/** Collections of sectionals: their kinds of pieces, the SKU of each kind in each fabric, and layouts to begin with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const tables = ["sectional_collection", "sectional_sku"];

const statements = [
  `create table sectional_collection (
     collection_code text primary key,
     product_id text not null unique references product,
     legs jsonb not null,
     defaults jsonb not null,
     layouts jsonb not null,
     position int not null)`,
  `create table sectional_item_type (
     collection_code text not null references sectional_collection,
     item_type_code text not null,
     name text not null,
     width double precision not null,
     depth double precision not null,
     height double precision not null,
     joins jsonb not null,
     arms text[] not null,
     backs text[] not null,
     mirror_item_type_code text not null,
     seats int not null,
     position int not null,
     primary key (collection_code, item_type_code))`,
  `create table sectional_sku (
     sku text primary key references variant,
     collection_code text not null,
     item_type_code text not null,
     foreign key (collection_code, item_type_code) references sectional_item_type)`,
  `create index sectional_sku_of_item_type on sectional_sku (collection_code, item_type_code)`,
  ...tables.flatMap((table) =>
    ["insert", "update", "delete", "truncate"].map((event) => {
      const rows = event === "truncate" ? "" : `referencing ${event === "delete" ? "old" : "new"} table as changed`;
      return `create trigger renew_shop_version_on_${event} after ${event} on ${table} ${rows}
        for each statement execute function renew_shop_version()`;
    }),
  ),
];
