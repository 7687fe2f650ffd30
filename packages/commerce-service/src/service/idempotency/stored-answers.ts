import type { Kysely } from "kysely";
import type { StoreDatabase } from "../../database/schema.ts";

const keptMs = 24 * 60 * 60 * 1000;
// A call that is still unanswered by then died with its process; nobody else will finish it.
const abandonedMs = 60 * 1000;

/** A call under an Idempotency-Key of a session. */
export interface KeyedCall {
  sessionId: string;
  key: string;
  call: string;
  fingerprint: string;
  now: Date;
}
export type Claim =
  | { kind: "mine" }
  | { kind: "replay"; status: number; reply: unknown }
  | { kind: "inProgress" }
  | { kind: "mismatch" };

/** Takes a key for a call, or finds what became of the call that has it. The primary key decides between two at once. */
export async function claimKey(database: Kysely<StoreDatabase>, keyed: KeyedCall): Promise<Claim> {
  const { sessionId, key, call, fingerprint, now } = keyed;
  const taken = await database
    .insertInto("idempotency")
    .values({ session_id: sessionId, key, call, fingerprint, status: null, reply: null, created_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(["session_id", "key"])
        .doUpdateSet({ call, fingerprint, status: null, reply: null, created_at: now })
        .where((eb) =>
          eb.or([
            eb("idempotency.created_at", "<", new Date(now.getTime() - keptMs)),
            eb.and([
              eb("idempotency.status", "is", null),
              eb("idempotency.fingerprint", "=", fingerprint),
              eb("idempotency.created_at", "<", new Date(now.getTime() - abandonedMs)),
            ]),
          ]),
        ),
    )
    .returning("key")
    .executeTakeFirst();
  return taken ? { kind: "mine" } : readClaim(database, keyed);
}

async function readClaim(database: Kysely<StoreDatabase>, keyed: KeyedCall): Promise<Claim> {
  const row = await database
    .selectFrom("idempotency")
    .select(["call", "fingerprint", "status", "reply"])
    .where("session_id", "=", keyed.sessionId)
    .where("key", "=", keyed.key)
    .executeTakeFirst();
  // Released in this moment: the caller may simply ask again.
  if (!row) return { kind: "inProgress" };
  if (row.fingerprint !== keyed.fingerprint || row.call !== keyed.call) return { kind: "mismatch" };
  return row.status === null ? { kind: "inProgress" } : { kind: "replay", status: row.status, reply: row.reply };
}

/** Keeps the first answer under its key. A session that began with this call has no claim yet: the row is made now. */
export async function keepAnswer(
  database: Kysely<StoreDatabase>,
  { sessionId, key, call, fingerprint, now }: KeyedCall,
  { status, reply }: { status: number; reply: unknown },
): Promise<void> {
  const answer = { status, reply: JSON.stringify(reply) };
  await database
    .insertInto("idempotency")
    .values({ session_id: sessionId, key, call, fingerprint, created_at: now, ...answer })
    .onConflict((conflict) => conflict.columns(["session_id", "key"]).doUpdateSet(answer))
    .execute();
}

/** Gives a key back: its call changed nothing, so the same call may be tried again. */
export async function releaseKey(database: Kysely<StoreDatabase>, { sessionId, key }: KeyedCall): Promise<void> {
  await database
    .deleteFrom("idempotency")
    .where("session_id", "=", sessionId)
    .where("key", "=", key)
    .where("status", "is", null)
    .execute();
}

/** Drops answers that are older than a day. */
export async function dropOldAnswers(database: Kysely<StoreDatabase>, now: Date): Promise<void> {
  await database
    .deleteFrom("idempotency")
    .where("created_at", "<", new Date(now.getTime() - keptMs))
    .execute();
}
