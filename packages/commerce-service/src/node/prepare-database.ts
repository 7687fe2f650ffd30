import { migrate } from "../database/migrate.ts";
import { loadPlaces } from "../seed/load-places.ts";
import { loadSeed } from "../seed/load-seed.ts";
import { openPool } from "./open-pool.ts";

/** Brings a database up to date and, unless told otherwise, loads the sample catalog and the places of postal codes. */
export async function prepareDatabase(databaseUrl: string, { seed = true }: { seed?: boolean } = {}): Promise<void> {
  const database = openPool(databaseUrl, { maxConnections: 1 });
  try {
    await migrate(database);
    if (!seed) return;
    await loadSeed(database);
    await loadPlaces(database);
  } finally {
    await database.destroy();
  }
}
