import type { Site } from "@store/contract/shared";
import { type Kysely, sql } from "kysely";
import type { PostalPlaceTable, StoreDatabase } from "../../database/schema.ts";
import type { PlacedAddress } from "../rules/check-address-place.ts";
import type { PlaceReading } from "../rules/parse-place-text.ts";
import { countryOfSite, type PostalPlace, toPlaceCode } from "../rules/postal-place.ts";
import { toCityKey } from "../rules/to-city-key.ts";

/**
 * The places of an address's postal code, and those with its city's name in the country: the input of
 * checkAddressPlace.
 */
export async function findPlacesOfAddress(
  database: Kysely<StoreDatabase>,
  { city, postalCode }: PlacedAddress,
  site: Site,
): Promise<PostalPlace[]> {
  return database
    .selectFrom("postal_place")
    .select(["postal_code as postalCode", "city", "state", "code_count as codeCount"])
    .where("country", "=", countryOfSite[site])
    .where((eb) => eb.or([eb("postal_code", "=", toPlaceCode(postalCode, site)), eb("city_key", "=", toCityKey(city))]))
    .orderBy(sql`code_count desc, postal_code`)
    .execute();
}

/**
 * The largest places of each reading, a city with its first code, in one statement. Readings contain letters and digits
 * only.
 */
export async function findPlacesByReading(
  database: Kysely<StoreDatabase>,
  readings: readonly PlaceReading[],
  { site, most }: { site: Site; most: number },
): Promise<PostalPlace[]> {
  if (readings.length === 0) return [];
  const country = countryOfSite[site];
  const parts = readings.map((reading) =>
    reading.kind === "code"
      ? sql`(select postal_code, city, state, code_count from postal_place
          where country = ${country} and postal_code like ${`${reading.code}%`} order by postal_code limit ${most})`
      : sql`(select min(postal_code), min(city), state, max(code_count) as code_count from postal_place
          where country = ${country} and city_key like ${`${reading.cityKey}%`}
            and (${reading.state}::text is null or state = ${reading.state})
          group by city_key, state order by code_count desc, city_key, state limit ${most})`,
  );
  const { rows } = await sql<{ postal_code: string; city: string; state: string; code_count: number }>`
    select * from (${sql.join(parts, sql` union all `)}) as found (postal_code, city, state, code_count)`.execute(
    database,
  );
  return rows.map((row) => ({
    postalCode: row.postal_code,
    city: row.city,
    state: row.state,
    codeCount: row.code_count,
  }));
}

const lockNumber = 7_021_000_002;

/**
 * Replaces all places with those of an edition; does nothing if that is stored already. Concurrent processes run one
 * after the other.
 */
export async function replacePlaces(
  database: Kysely<StoreDatabase>,
  edition: string,
  unpack: () => Promise<PostalPlaceTable[]>,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${lockNumber})`.execute(transaction);
    const loaded = await transaction.selectFrom("postal_edition").select("edition").executeTakeFirst();
    if (loaded?.edition === edition) return;
    await transaction.deleteFrom("postal_place").execute();
    await transaction.deleteFrom("postal_edition").execute();
    const rows = await unpack();
    const column = (name: keyof (typeof rows)[number]) => rows.map((row) => row[name]);
    await sql`insert into postal_place (country, postal_code, city, city_key, state, code_count, latitude, longitude)
      select * from unnest(${column("country")}::text[], ${column("postal_code")}::text[], ${column("city")}::text[],
        ${column("city_key")}::text[], ${column("state")}::text[], ${column("code_count")}::int[],
        ${column("latitude")}::real[], ${column("longitude")}::real[])`.execute(transaction);
    await transaction.insertInto("postal_edition").values({ edition }).execute();
  });
}
