import type { Insertable } from "kysely";
import type { SessionTable } from "../../database/schema.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Random } from "../../ports/random.ts";
import type { StorefrontContext } from "../storefront-context.ts";
import type { Secrets } from "./secrets.ts";
import { sessionDays } from "./session-carrier.ts";
import { createSessionToken, type SessionToken, toRequestTokens, toSessionId } from "./session-token.ts";

export interface Session {
  sessionId: string;
  requestToken: string;
  /** The owner of its basket and orders: itself, or the signed-in account. */
  ownerId: string;
  accountId: string | null;
}

const day = 24 * 60 * 60 * 1000;

/** Sessions without a request since then have ended. */
export function getSeenSince(now: Date): Date {
  return new Date(now.getTime() - sessionDays * day);
}

/** Whether this is the first request of a session in a day, which renews its cookie. */
export function needsRenewal(seenAt: Date, now: Date): boolean {
  return now.getTime() - seenAt.getTime() > day;
}

/** A session that is about to start: nothing is stored before its row is. */
export interface StartedSession {
  session: Session;
  token: SessionToken;
  row: Insertable<SessionTable>;
}

/**
 * Creates a session for a guest, or for an account; with the browser's unused session token, if it has one. Concurrent
 * calls create the same one.
 */
export function makeSession(
  ports: { clock: Clock; random: Random; secrets: Secrets },
  { site, brand }: StorefrontContext,
  {
    account = null,
    token = createSessionToken(ports, site),
  }: { account?: { accountId: string; ownerId: string } | null; token?: SessionToken | undefined } = {},
): StartedSession {
  const sessionId = toSessionId(token);
  const [requestToken] = toRequestTokens(ports.secrets, token);
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
      revoked_at: null,
    },
  };
}
