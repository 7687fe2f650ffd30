import type { Kysely } from "kysely";
import type { StoreDatabase } from "../../database/schema.ts";
import type { Ports, Session } from "../context.ts";
import type { ShopFront } from "../shop-front.ts";
import { hashText } from "./hash-text.ts";
import { sessionDays } from "./session-cookie.ts";

const day = 24 * 60 * 60 * 1000;

export interface FoundSession {
  session: Session;
  /** Seen for the first time in a day: the cookie's time starts anew. */
  isRenewed: boolean;
}

/** Finds the session of a cookie's secret on the shop front it began on; one not seen for 30 days is over. */
export async function findSession(
  { database, clock }: Pick<Ports, "database" | "clock">,
  { secret, site, brand }: ShopFront & { secret: string },
): Promise<FoundSession | null> {
  const now = clock.now();
  const sessionId = await hashText(secret);
  const row = await database
    .selectFrom("session")
    .select(["session_id", "request_token", "seen_at"])
    .where("session_id", "=", sessionId)
    .where("site", "=", site)
    .where("brand", "=", brand)
    .where("seen_at", ">", new Date(now.getTime() - sessionDays * day))
    .executeTakeFirst();
  if (!row) return null;
  const isRenewed = now.getTime() - row.seen_at.getTime() > day;
  if (isRenewed) await touch(database, { sessionId, now });
  return { session: { sessionId, requestToken: row.request_token }, isRenewed };
}

/** Starts a session. The database keeps the hash of the cookie's secret only. */
export async function startSession(
  { database, clock, random }: Pick<Ports, "database" | "clock" | "random">,
  { site, brand }: ShopFront,
): Promise<{ session: Session; secret: string }> {
  const secret = random.token(32);
  const session = { sessionId: await hashText(secret), requestToken: random.token(32) };
  const now = clock.now();
  await database
    .insertInto("session")
    .values({
      session_id: session.sessionId,
      request_token: session.requestToken,
      site,
      brand,
      created_at: now,
      seen_at: now,
    })
    .execute();
  return { session, secret };
}

async function touch(database: Kysely<StoreDatabase>, { sessionId, now }: { sessionId: string; now: Date }) {
  await database.updateTable("session").set({ seen_at: now }).where("session_id", "=", sessionId).execute();
}
