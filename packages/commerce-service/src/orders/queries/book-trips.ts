import { type Kysely, sql } from "kysely";
import type { StoreDatabase } from "../../database/schema.ts";
import type { Holds } from "../rules/to-holds.ts";

/**
 * Takes appointments, each a free slot of its trip; answers whether all could be had. Trips are taken in the order of
 * their ids, so that orders never wait for each other in a circle; who loses a slot to another order tries the next.
 */
export async function bookTrips(
  transaction: Kysely<StoreDatabase>,
  { attemptId, trips }: { attemptId: string; trips: Holds["trips"] },
): Promise<boolean> {
  for (const trip of trips.toSorted((one, other) => (one.trip_id < other.trip_id ? -1 : 1))) {
    if (!(await bookTrip(transaction, attemptId, trip))) return false;
  }
  return true;
}

async function bookTrip(
  transaction: Kysely<StoreDatabase>,
  attemptId: string,
  { recipient_id, trip_id, capacity }: Holds["trips"][number],
): Promise<boolean> {
  for (let tries = 0; tries < capacity; tries += 1) {
    const { rows } = await sql<{ isBooked: boolean }>`
      with free as (
        select slot from generate_series(1, ${capacity}::int) slot
        where not exists (select 1 from trip_booking b where b.trip_id = ${trip_id} and b.slot = slot.slot)
        order by slot limit 1),
      booked as (
        insert into trip_booking (attempt_id, recipient_id, trip_id, slot)
        select ${attemptId}, ${recipient_id}, ${trip_id}, slot from free on conflict (trip_id, slot) do nothing returning slot)
      select exists (select from booked) as "isBooked" from free`.execute(transaction);
    const [row] = rows;
    if (!row) return false;
    if (row.isBooked) return true;
  }
  return false;
}
