import { type Kysely, sql } from "kysely";
import type { StoreDatabase } from "../database/schema.ts";
import { unpackPlaces } from "./rules/unpack-places.ts";

const lockNumber = 7_021_000_002;

/**
 * Loads the cities and states of postal codes; does nothing if this edition is loaded already. Without them addresses
 * are checked by state and code only, and no places are suggested. Concurrent processes load one after the other.
 */
export async function loadPlaces(database: Kysely<StoreDatabase>): Promise<void> {
  // Loaded lazily, since it is large and needed once.
  const [{ postalPlaces }, { postalPositions }] = await Promise.all([
    import("./generated/postal-places.ts"),
    import("./generated/postal-positions.ts"),
  ]);
  await database.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${lockNumber})`.execute(transaction);
    const loaded = await transaction.selectFrom("postal_edition").select("edition").executeTakeFirst();
    if (loaded?.edition === postalPlaces.edition) return;
    await transaction.deleteFrom("postal_place").execute();
    await transaction.deleteFrom("postal_edition").execute();
    const rows = await unpackPlaces(postalPlaces.packed, postalPositions);
    const column = (name: keyof (typeof rows)[number]) => rows.map((row) => row[name]);
    await sql`insert into postal_place (country, postal_code, city, city_key, state, code_count, latitude, longitude)
      select * from unnest(${column("country")}::text[], ${column("postal_code")}::text[], ${column("city")}::text[],
        ${column("city_key")}::text[], ${column("state")}::text[], ${column("code_count")}::int[],
        ${column("latitude")}::real[], ${column("longitude")}::real[])`.execute(transaction);
    await transaction.insertInto("postal_edition").values({ edition: postalPlaces.edition }).execute();
  });
}
