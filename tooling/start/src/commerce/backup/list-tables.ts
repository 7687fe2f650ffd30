import type pg from "pg";
import type { BackupSequence } from "./backup-format.ts";
import { sortByReferences } from "./sort-by-references.ts";

export interface StoreTable {
  name: string;
  /** The columns, without generated ones. */
  columns: string[];
  refersTo: string[];
}

// Extensions create their own tables, and the migrations fill theirs.
const tables = `
  select c.relname as name,
    array(select a.attname::text from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns,
    array(select distinct r.relname::text from pg_constraint f join pg_class r on r.oid = f.confrelid
      where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as "refersTo"
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = current_schema() and c.relkind in ('r', 'p') and not c.relispartition
    and c.relname not in ('kysely_migration', 'kysely_migration_lock')
    and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
  order by c.relname`;

/** The store's tables, each after those that it refers to. */
export async function listTables(client: pg.ClientBase): Promise<StoreTable[]> {
  const { rows } = await client.query<StoreTable>(tables);
  return sortByReferences(rows);
}

/** The sequences, those of identity columns included, with the last value that each gave out. */
export async function listSequences(client: pg.ClientBase): Promise<BackupSequence[]> {
  const { rows } = await client.query<BackupSequence>(
    `select sequencename as name, last_value::text as "lastValue" from pg_sequences
     where schemaname = current_schema() order by 1`,
  );
  return rows;
}

/** The names of the migrations that a database has, in order; undefined when it never had one. */
export async function listMigrations(client: pg.ClientBase): Promise<string[] | undefined> {
  const { rows: found } = await client.query("select to_regclass('kysely_migration') is not null as exists");
  if (!found[0].exists) return undefined;
  const { rows } = await client.query<{ name: string }>("select name from kysely_migration order by name");
  return rows.map(({ name }) => name);
}
