import type { Insertable, Kysely } from "kysely";
import type { SessionTable, StoreDatabase } from "../../database/schema.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Random } from "../../ports/random.ts";
import type { StorefrontContext } from "../storefront-context.ts";
import { sessionDays } from "./session-carrier.ts";
import { createSessionToken, type SessionToken, toRequestToken, toSessionId } from "./session-token.ts";

export interface Session {
  sessionId: string;
  requestToken: string;
  /** Whose basket and orders it sees: its own, or those of the account that is signed in. */
  ownerId: string;
  accountId: string | null;
}

const day = 24 * 60 * 60 * 1000;

/** A session not seen since then is over. */
export function seenSince(now: Date): Date {
  return new Date(now.getTime() - sessionDays * day);
}

/** Whether a session is seen for the first time in a day: its cookie's time starts anew then. */
export function needsRenewal(seenAt: Date, now: Date): boolean {
  return now.getTime() - seenAt.getTime() > day;
}

/** A session that is about to begin: nothing is stored before its row is. */
export interface StartedSession {
  session: Session;
  token: SessionToken;
  row: Insertable<SessionTable>;
}

/**
 * Makes a session for a guest, or for who signed in; under the pass that the browser holds already, where nobody has begun
 * one with it. Calls that begin it at the same time make the same one.
 */
export function makeSession(
  ports: { clock: Clock; random: Random; secret: string },
  { site, brand }: StorefrontContext,
  {
    account = null,
    token = createSessionToken(ports, site),
  }: { account?: { accountId: string; ownerId: string } | null; token?: SessionToken | undefined } = {},
): StartedSession {
  const sessionId = toSessionId(token);
  const requestToken = toRequestToken(ports.secret, token);
  const { accountId, ownerId } = account ?? { accountId: null, ownerId: sessionId };
  const now = ports.clock.now();
  return {
    session: { sessionId, requestToken, ownerId, accountId },
    token,
    row: {
      session_id: sessionId,
      request_token: requestToken,
      site,
      brand,
      created_at: now,
      seen_at: now,
      account_id: accountId,
      owner_id: ownerId,
      replaced_at: null,
      successor_id: null,
    },
  };
}

/** Stores a session, unless another call has at the same time. */
export async function insertSession(database: Kysely<StoreDatabase>, row: Insertable<SessionTable>): Promise<void> {
  await database
    .insertInto("session")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Notes that a session was seen. */
export async function touchSession(
  database: Kysely<StoreDatabase>,
  { sessionId, now }: { sessionId: string; now: Date },
): Promise<void> {
  await database.updateTable("session").set({ seen_at: now }).where("session_id", "=", sessionId).execute();
}
