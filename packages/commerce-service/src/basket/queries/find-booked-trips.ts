import { type Kysely, sql } from "kysely";
import type { StoreDatabase } from "../../database/schema.ts";

/** How many orders the trips to some areas have, by trip; those without are missing. Trips that were driven are left out. */
export async function findBookedTrips(
  database: Kysely<StoreDatabase>,
  { areas, since }: { areas: readonly string[]; since: Date },
): Promise<Record<string, number>> {
  const { rows } = await sql<{ trip: string; booked: number }>`
    select trip_id as trip, count(*)::int as booked from trip_booking
    where right(trip_id, 3) = any(${areas}::text[]) and substr(trip_id, 6, 10) >= ${since.toISOString().slice(0, 10)}
    group by trip_id`.execute(database);
  return Object.fromEntries(rows.map(({ trip, booked }) => [trip, booked]));
}
