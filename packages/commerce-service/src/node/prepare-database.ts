import type { Kysely } from "kysely";
import { migrate } from "../database/migrate.ts";
import type { StoreDatabase } from "../database/schema.ts";
import { loadPlaces } from "../places/load-places.ts";
import { openPool } from "./open-pool.ts";

/**
 * Brings a database up to date, loads the places of postal codes and lets `fill` write the store's own rows. On a
 * connection of its own, whose statements may take as long as they need.
 */
export async function prepareDatabase(
  databaseUrl: string,
  { fill }: { fill?: ((database: Kysely<StoreDatabase>) => Promise<void>) | undefined } = {},
): Promise<void> {
  const database = openPool(databaseUrl, { maxConnections: 1, limited: false });
  try {
    await migrate(database);
    await loadPlaces(database);
    await fill?.(database);
  } finally {
    await database.destroy();
  }
}
