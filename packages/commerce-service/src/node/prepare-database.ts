import { migrate } from "../database/migrate.ts";
import { loadTestAccounts } from "../demo/test-data/load-test-accounts.ts";
import { loadPlaces } from "../seed/load-places.ts";
import { loadSeed } from "../seed/load-seed.ts";
import { openPool } from "./open-pool.ts";

/**
 * Brings a database up to date and loads, unless told otherwise, the sample catalog and the places of postal codes; with
 * `demo` also what the demonstration page lists. On a connection of its own, whose statements may take as long as they need.
 */
export async function prepareDatabase(
  databaseUrl: string,
  { seed = true, demo = false }: { seed?: boolean; demo?: boolean } = {},
): Promise<void> {
  const database = openPool(databaseUrl, { maxConnections: 1, limited: false });
  try {
    await migrate(database);
    if (!seed) return;
    await loadSeed(database);
    await loadPlaces(database);
    if (demo) await loadTestAccounts(database);
  } finally {
    await database.destroy();
  }
}
