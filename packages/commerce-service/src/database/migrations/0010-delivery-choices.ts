import { type Kysely, sql } from "kysely";

/** How many homes a truck visits, whose appointments are found by where it drives; who wants catalogs by mail. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // A truck from a store nearby visits six homes in a part of a day, one from afar three.
  `alter table trip_booking drop constraint trip_booking_slot_check, add check (slot between 1 and 6)`,
  // Ids of trips hold their day and their area: "trip-2026-12-03-morning-606".
  `create index trip_booking_by_area on trip_booking (right(trip_id, 3), substr(trip_id, 6, 10))`,

  // The last word of a guest's session or an account about each of its two addresses.
  `create table mailing_preference (
     owner_id text not null, site text not null check (site in ('US', 'CA')),
     role text not null check (role in ('shipping', 'billing')), is_opt_in boolean not null, address jsonb not null,
     updated_at timestamptz not null, primary key (owner_id, site, role))`,
];
