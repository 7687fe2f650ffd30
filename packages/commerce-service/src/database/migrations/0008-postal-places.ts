import { type Kysely, sql } from "kysely";

/** Which city and state postal codes belong to; of Canadian codes the first half. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // Both are searched by how they begin, which an index serves in the collation "C" alone.
  `create table postal_place (
     country text not null check (country in ('USA', 'CAN')), postal_code text collate "C" not null,
     city text not null, city_key text collate "C" not null, state text not null,
     code_count int not null check (code_count > 0), primary key (country, postal_code))`,
  `create index postal_place_by_city on postal_place (country, city_key)`,
  // Which edition of the places is loaded: one row.
  `create table postal_edition (edition text primary key)`,
];
