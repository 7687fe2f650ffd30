import { type Kysely, sql } from "kysely";
import type { StoreDatabase } from "../database/schema.ts";

/** The tables that hold accounts, in the order in which they refer to each other. */
const tables = ["account", "account_address", "sandbox_card", "account_card", "reward_certificate"] as const;

/** Saves the accounts; returns a function that restores them, for tests that change them. */
export async function saveAccounts(database: Kysely<StoreDatabase>): Promise<() => Promise<void>> {
  await sql`create schema saved`.execute(database);
  for (const table of tables) {
    await sql`create table ${sql.table(`saved.${table}`)} as table ${sql.table(table)}`.execute(database);
  }
  return async () => {
    await sql`truncate account, sandbox_card cascade`.execute(database);
    for (const table of tables) {
      await sql`insert into ${sql.table(table)} table ${sql.table(`saved.${table}`)}`.execute(database);
    }
  };
}
