import { type Kysely, sql } from "kysely";

/** What buyers say of products. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table product_review (
     review_id text primary key,
     product_id text not null references product,
     stars int not null check (stars between 1 and 5),
     text text not null,
     first_name text not null,
     written_on date not null)`,
  `create index product_review_of_product on product_review (product_id, written_on desc)`,
  ...["insert", "update", "delete", "truncate"].map((event) => {
    const rows = event === "truncate" ? "" : `referencing ${event === "delete" ? "old" : "new"} table as changed`;
    return `create trigger renew_shop_version_on_${event} after ${event} on product_review ${rows}
      for each statement execute function renew_shop_version()`;
  }),
];
