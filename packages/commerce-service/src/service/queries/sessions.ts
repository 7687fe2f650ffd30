import type { Insertable, Kysely } from "kysely";
import type { SessionTable, StoreDatabase } from "../../database/schema.ts";
import { type ResponseRow, retentionMs } from "../idempotency/stored-responses.ts";

/** Stores a session, unless a concurrent call has. */
export async function insertSession(database: Kysely<StoreDatabase>, row: Insertable<SessionTable>): Promise<void> {
  await database
    .insertInto("session")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Records a request of a session. */
export async function touchSession(
  database: Kysely<StoreDatabase>,
  { sessionId, now }: { sessionId: string; now: Date },
): Promise<void> {
  await database.updateTable("session").set({ seen_at: now }).where("session_id", "=", sessionId).execute();
}

/** Whether one of some sessions was replaced before a time, at a sign-in or a sign-out of the same browser. */
export async function wasReplaced(
  database: Kysely<StoreDatabase>,
  { sessionIds, before }: { sessionIds: readonly string[]; before: Date },
): Promise<boolean> {
  const row = await database
    .selectFrom("session")
    .select("session_id")
    .where("session_id", "in", sessionIds)
    .where("revoked_at", "is", null)
    .where("replaced_at", "<", before)
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores the first response of a key and returns whether this is it; an expired one is replaced. */
export async function saveResponse(database: Kysely<StoreDatabase>, row: ResponseRow): Promise<boolean> {
  const { call, fingerprint, status, created_at } = row;
  const reply = JSON.stringify(row.reply);
  const stored = await database
    .insertInto("idempotency")
    .values({ ...row, reply })
    .onConflict((conflict) =>
      conflict
        .columns(["session_id", "key"])
        .doUpdateSet({ call, fingerprint, status, reply, created_at })
        .where("idempotency.created_at", "<", new Date(created_at.getTime() - retentionMs)),
    )
    .returning("key")
    .executeTakeFirst();
  return stored !== undefined;
}
