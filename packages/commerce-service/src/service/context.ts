import type { Brand, Site } from "@store/contract/shared";
import type { Kysely } from "kysely";
import type { StoreDatabase } from "../database/schema.ts";
import type { Clock } from "../ports/clock.ts";
import type { Identity } from "../ports/identity.ts";
import type { Log } from "../ports/log.ts";
import type { Payments } from "../ports/payments.ts";
import type { Random } from "../ports/random.ts";
import type { SessionCarrier } from "./session/session-carrier.ts";

/** What the whole service stands on; built once per process. */
export interface Ports {
  database: Kysely<StoreDatabase>;
  clock: Clock;
  random: Random;
  payments: Payments;
  /** Knows whose password is whose. */
  identity: Identity;
  log: Log;
  /** Kept outside the database; keys the fingerprints of stored answers. */
  secret: string;
  /** How shoppers hold their sessions; cookies when absent. */
  carrier?: SessionCarrier;
}

export interface Session {
  sessionId: string;
  requestToken: string;
}

/** What one call runs in: the ports, the shop front it came through and the shopper's session, if there is one yet. */
export interface CallContext extends Ports {
  site: Site;
  brand: Brand;
  /** Null when nobody can tell. */
  clientAddress?: string | null;
  correlationId: string;
  idempotencyKey: string | null;
  session: Session | null;
  /** Starts a session on the first call that has something to remember; answers the present one otherwise. */
  requireSession(): Promise<Session>;
}

/**
 * How a handler answers: a reply, a refusal with its code, "your session is over", or a page to go to. A reply is final
 * and may be replayed unless it says 202 (not decided yet) or 409 (another call is at it).
 */
export type Answer<Reply> =
  | { kind: "reply"; reply: Reply; status?: 200 | 202 | 409 }
  | { kind: "refused"; status: 400 | 401 | 404 | 409 | 422 | 501 | 503; errorCode: string; message: string }
  | { kind: "sessionReset" }
  | { kind: "redirect"; location: string };
