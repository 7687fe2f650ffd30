import { type Kysely, sql } from "kysely";
import type { StoreDatabase } from "../database/schema.ts";

interface TableShape {
  table: string;
  /** The columns with what a copy has in them: `n` is its number. */
  columns: { name: string; copied: string }[];
}

/**
 * Copies the rows of tables until each has at least so many, and updates the planner's statistics. Texts of keys and
 * indexes get a suffix or become another hash, the same in every table, so that copies belong to each other as their originals do. Returns the
 * tables that have no row to copy.
 */
export async function multiplyRows(
  database: Kysely<StoreDatabase>,
  { rows, except }: { rows: number; except: readonly string[] },
): Promise<string[]> {
  const { rows: tables } = await sql<TableShape>`
    select c.relname as table, jsonb_agg(jsonb_build_object('name', quote_ident(a.attname), 'copied', case
        when a.attname like '%\\_hash' then format('encode(sha256((%I || n)::bytea), ''hex'')', a.attname)
        when not a.is_key then quote_ident(a.attname)
        when a.type = 'text' then quote_ident(a.attname) || ' || ''-'' || n'
        else quote_ident(a.attname) || ' + n * 1000' end)) as columns
    from pg_class c cross join lateral (
      select attname, format_type(atttypid, null) as type,
        format_type(atttypid, null) in ('text', 'integer', 'bigint')
          and (exists (select from pg_index i where i.indrelid = c.oid and attnum = any(i.indkey))
            or exists (select from pg_constraint k where k.conrelid = c.oid and k.contype = 'f' and attnum = any(k.conkey)))
          and not exists (select from pg_constraint k
            where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[attnum]
              -- A list or a form of texts, or a range of numbers.
              and (format_type(atttypid, null) <> 'text' or pg_get_constraintdef(k.oid) like '%''%')) as is_key
      from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped) a
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> all(${[...except]})
    group by c.relname order by c.relname`.execute(database);
  const empty: string[] = [];
  for (const { table, columns } of tables) {
    const { rows: counted } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(
      database,
    );
    const count = counted[0]?.count ?? 0;
    if (count === 0) empty.push(table);
    else await copyRows(database, { table, columns }, Math.ceil(rows / count));
    await sql`analyze ${sql.table(table)}`.execute(database);
  }
  return empty;
}

async function copyRows(
  database: Kysely<StoreDatabase>,
  { table, columns }: TableShape,
  copies: number,
): Promise<void> {
  const names = columns.map(({ name }) => name).join(", ");
  const copied = columns.map(({ copied }) => copied).join(", ");
  await database.transaction().execute(async (transaction) => {
    // Foreign keys are not checked row by row.
    await sql`set local session_replication_role = replica`.execute(transaction);
    await sql`insert into ${sql.table(table)} (${sql.raw(names)}) overriding system value
      select ${sql.raw(copied)} from ${sql.table(table)}, generate_series(1, ${sql.lit(copies)}) n`.execute(
      transaction,
    );
  });
}
