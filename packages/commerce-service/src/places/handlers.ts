import { type Place, placeOperations } from "@store/contract/places";
import { placeRequests } from "@store/contract/places/requests";
import type { Site } from "@store/contract/shared";
import { type Kysely, sql } from "kysely";
import type { StoreDatabase } from "../database/schema.ts";
import { type Answer, type CallContext, defineModule } from "../service/context.ts";
import { type PlaceReading, parsePlaceText } from "./rules/parse-place-text.ts";
import { countryOfSite, type PostalPlace } from "./rules/postal-place.ts";
import { maxPlaces, toPlaces } from "./rules/to-places.ts";

export const placeModule = defineModule({
  operations: placeOperations,
  requests: placeRequests,
  handlers: { suggestPlaces },
});

/** The places that the beginning of an address may mean, for the address field to offer (AMB-165). */
async function suggestPlaces(
  { text, site }: { text: string; site: Site },
  { database }: CallContext,
): Promise<Answer<{ places: Place[] }>> {
  const readings = parsePlaceText(text, site);
  const found = await findPlacesByReading(database, readings, site);
  return { kind: "reply", reply: { places: toPlaces(readings, found, site) } };
}

/** The largest places of each reading, a city with its first code, in one statement. Readings hold letters and digits alone. */
async function findPlacesByReading(
  database: Kysely<StoreDatabase>,
  readings: readonly PlaceReading[],
  site: Site,
): Promise<PostalPlace[]> {
  if (readings.length === 0) return [];
  const country = countryOfSite[site];
  const parts = readings.map((reading) =>
    reading.kind === "code"
      ? sql`(select postal_code, city, state, code_count from postal_place
          where country = ${country} and postal_code like ${`${reading.code}%`} order by postal_code limit ${maxPlaces})`
      : sql`(select min(postal_code), min(city), state, max(code_count) as code_count from postal_place
          where country = ${country} and city_key like ${`${reading.cityKey}%`}
            and (${reading.state}::text is null or state = ${reading.state})
          group by city_key, state order by code_count desc, city_key, state limit ${maxPlaces})`,
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
