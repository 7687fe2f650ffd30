import type { Kysely } from "kysely";
import type { StoreDatabase } from "../../database/schema.ts";
import { keptMs, type ResponseRow } from "../idempotency/stored-responses.ts";

/** Stores the first response of a key and returns whether this is it; an expired one is replaced. */
export async function saveResponse(database: Kysely<StoreDatabase>, row: ResponseRow): Promise<boolean> {
  const { call, fingerprint, status, created_at } = row;
  const reply = JSON.stringify(row.reply);
  const kept = await database
    .insertInto("idempotency")
    .values({ ...row, reply })
    .onConflict((conflict) =>
      conflict
        .columns(["session_id", "key"])
        .doUpdateSet({ call, fingerprint, status, reply, created_at })
        .where("idempotency.created_at", "<", new Date(created_at.getTime() - keptMs)),
    )
    .returning("key")
    .executeTakeFirst();
  return kept !== undefined;
}
