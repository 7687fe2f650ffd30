import type { Insertable, Kysely } from "kysely";
import type { SessionTable, StoreDatabase } from "../../database/schema.ts";
import type { Ports, Session } from "../context.ts";
import type { ShopFront } from "../shop-front.ts";
import { hashText } from "./hash-text.ts";
import { sessionDays } from "./session-cookie.ts";

const day = 24 * 60 * 60 * 1000;

/** A session not seen since then is over. */
export function seenSince(now: Date): Date {
  return new Date(now.getTime() - sessionDays * day);
}

/** Whether a session is seen for the first time in a day: its cookie's time starts anew then. */
export function isToBeRenewed(seenAt: Date, now: Date): boolean {
  return now.getTime() - seenAt.getTime() > day;
}

/** A session that is about to begin: nothing is stored before its row is. */
export interface StartedSession {
  session: Session;
  /** For the cookie; the database keeps its hash only. */
  secret: string;
  row: Insertable<SessionTable>;
}

/** Makes a session for a guest, or for who signed in. */
export async function makeSession(
  { clock, random }: Pick<Ports, "clock" | "random">,
  { site, brand }: ShopFront,
  account: { accountId: string; ownerId: string } | null = null,
): Promise<StartedSession> {
  const secret = random.token(32);
  const sessionId = hashText(secret);
  const requestToken = random.token(32);
  const { accountId, ownerId } = account ?? { accountId: null, ownerId: sessionId };
  const now = clock.now();
  return {
    session: { sessionId, requestToken, ownerId, accountId },
    secret,
    row: {
      session_id: sessionId,
      request_token: requestToken,
      site,
      brand,
      created_at: now,
      seen_at: now,
      account_id: accountId,
      owner_id: ownerId,
    },
  };
}

/** Stores a session. */
export async function insertSession(database: Kysely<StoreDatabase>, row: Insertable<SessionTable>): Promise<void> {
  await database.insertInto("session").values(row).execute();
}

/** Notes that a session was seen. */
export async function touchSession(
  database: Kysely<StoreDatabase>,
  { sessionId, now }: { sessionId: string; now: Date },
): Promise<void> {
  await database.updateTable("session").set({ seen_at: now }).where("session_id", "=", sessionId).execute();
}
