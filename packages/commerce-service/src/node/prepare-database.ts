import type { Kysely } from "kysely";
import { migrate } from "../database/migrate.ts";
import type { StoreDatabase } from "../database/schema.ts";
import { loadPlaces } from "../places/load-places.ts";
import { checkConnection } from "./check-connection.ts";
import { openPool } from "./open-pool.ts";

/**
 * Checks the connection to a database, migrates it, loads the places of postal codes and lets `fill` write the store's
 * own rows. On a separate connection without time limits. Rejects with a `ConfigurationError` as `checkConnection` does.
 */
export async function prepareDatabase(
  databaseUrl: string,
  { fill }: { fill?: ((database: Kysely<StoreDatabase>) => Promise<void>) | undefined } = {},
): Promise<void> {
  await checkConnection(databaseUrl);
  const database = openPool(databaseUrl, { maxConnections: 1, limited: false });
  try {
    await migrate(database);
    await loadPlaces(database);
    await fill?.(database);
  } finally {
    await database.destroy();
  }
}
