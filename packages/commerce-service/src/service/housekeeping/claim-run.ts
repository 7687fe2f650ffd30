import type { Kysely } from "kysely";
import type { StoreDatabase } from "../../database/schema.ts";

/** A little less than the pause between two passes of a process, whose timer may fire early. */
const minimumGapMs = 59_000;

/**
 * Whether the caller may do a pass now: of all processes that ask within a minute one may. A process that dies over its
 * pass keeps nobody from the next one. A last pass in the future was noted by a clock that runs ahead and does not count.
 */
export async function claimRun(database: Kysely<StoreDatabase>, now: Date): Promise<boolean> {
  const claimed = await database
    .updateTable("housekeeping")
    .set({ started_at: now })
    .where(({ eb, or }) =>
      or([
        eb("started_at", "<=", new Date(now.getTime() - minimumGapMs)),
        eb("started_at", ">=", new Date(now.getTime() + minimumGapMs)),
      ]),
    )
    .returning("started_at")
    .executeTakeFirst();
  return claimed !== undefined;
}
