import type { Operations, ReplyOf, RequestsOf } from "@store/contract/operation";
import type { Brand, Site } from "@store/contract/shared";
import type { Kysely } from "kysely";
import type * as z from "zod/mini";
import type { CatalogCache } from "../basket/catalog-cache/catalog-cache.ts";
import type { Preload, RequestSnapshot } from "../basket/queries/request-snapshot.ts";
import type { StoreDatabase } from "../database/schema.ts";
import type { Clock } from "../ports/clock.ts";
import type { Identity } from "../ports/identity.ts";
import type { Log } from "../ports/log.ts";
import type { Mailer } from "../ports/mailer.ts";
import type { Payments, WalletKind } from "../ports/payments.ts";
import type { Random } from "../ports/random.ts";
import type { SwatchSettings } from "../ports/swatch-settings.ts";
import type { Gate } from "./gate/gate.ts";
import type { ResponseRow } from "./idempotency/stored-responses.ts";
import type { NotImplementedCall } from "./not-implemented.ts";
import type { SessionCarrier } from "./session/session-carrier.ts";
import type { Session, StartedSession } from "./session/session-store.ts";
import type { StorefrontContext } from "./storefront-context.ts";

/** What the whole service stands on; built once per process. */
export interface Ports {
  database: Kysely<StoreDatabase>;
  clock: Clock;
  random: Random;
  payments: Payments;
  /** Knows whose password is whose. */
  identity: Identity;
  /** Without one, mails wait in the outbox. */
  mailer?: Mailer;
  log: Log;
  /** Kept outside the database; keys the fingerprints of stored answers. */
  secret: string;
  /** The wallets that each site offers; those of `offeredWallets` when absent. */
  wallets?: Readonly<Record<Site, readonly WalletKind[]>>;
  /** What the shop configures of its swatches; `toSwatchSettings` knows what holds when absent. */
  swatches?: Partial<SwatchSettings>;
  /** How shoppers hold their sessions; cookies when absent. */
  carrier?: SessionCarrier;
}

/** The ports, and what the process keeps in memory of the shop's data. */
export interface RunningPorts extends Ports {
  gate: Gate;
  catalogCache: CatalogCache;
}

/** What one call runs in: the ports, the storefront it came through and the shopper's session, if there is one yet. */
export interface CallContext extends Ports {
  site: Site;
  brand: Brand;
  /** Null when nobody can tell. */
  clientAddress?: string | null;
  /** What the browser calls itself; null when it does not say. */
  userAgent?: string | null;
  correlationId: string;
  idempotencyKey: string | null;
  session: Session | null;
  /** What the browser keeps of the accounts that it signed in to; null when it keeps nothing. */
  deviceText: string | null;
  /** Makes the browser keep that, along with the answer. */
  keepDevice(text: string): void;
  /** The anti-forgery token, masked anew for this answer: of the present session, or of one that begins now where the browser has no pass. */
  showRequestToken(): Promise<string>;
  /** What the call began with: session, stored answer and, where its module asks for it, the basket. */
  snapshot: RequestSnapshot;
  /** The same, read again: what stands in the given transaction now. */
  reloadSnapshot(database: Kysely<StoreDatabase>): Promise<RequestSnapshot>;
  /**
   * Reads it again with what the call names that is costly to work out, such as the hash of a typed number: only a call
   * that was judged may ask for that. From then on `snapshot` and `reloadSnapshot` know it.
   */
  lookUp(more: Preload): Promise<void>;
  /** The answer that stands under the call's key already. */
  findReplay<Reply>(snapshot: RequestSnapshot): Answer<Reply> | undefined;
  /** The row that keeps a reply under the call's key; null when the call is not kept. */
  toResponseRow(session: Session | null | undefined, reply: unknown): ResponseRow | null;
  /** Tells that a change was written, with the session that began with it and the call's answer. */
  kept(change: { started: StartedSession | null; hasAnswer: boolean }): void;
  /** Makes a session that is stored along with what begins it. */
  startSession(): StartedSession;
  /** Starts a session on the first call that has something to remember; answers the present one otherwise. */
  requireSession(): Promise<Session>;
}

/**
 * How a handler answers: a reply, a refusal with its code, "your session is over", or a page to go to. A reply is final
 * and may be replayed unless it says 202 (not decided yet) or 409 (another call is at it).
 */
export type Answer<Reply> =
  | { kind: "reply"; reply: Reply; status?: 200 | 202 | 409; isReplayed?: true }
  | { kind: "refused"; status: 400 | 401 | 404 | 409 | 422 | 501 | 503; errorCode: string; message: string }
  | { kind: "refused"; status: 429; errorCode: string; message: string; retryAfterSeconds: number }
  | { kind: "sessionReset" }
  | { kind: "redirect"; location: string };

/**
 * One handler per call of a module, no more and no fewer: a call without a handler does not compile, nor a handler without
 * a call. Only calls in the list of calls that are not implemented have none.
 */
export type Handlers<Calls extends Operations, Requests extends RequestsOf<Calls>> = {
  readonly [Name in Exclude<keyof Calls, NotImplementedCall>]: (
    request: z.output<Requests[Name]>,
    context: CallContext,
  ) => Promise<Answer<ReplyOf<Calls[Name]>>>;
};

/** a module as the service registers it. */
export interface ServiceModule<Calls extends Operations, Requests extends RequestsOf<Calls>> {
  operations: Calls;
  requests: Requests;
  handlers: Handlers<Calls, Requests>;
  /** How long browsers may keep the answers; "no-store" unless said otherwise. */
  cacheControl?: string;
  /**
   * Given when the calls read the shopper's basket: what each names in its request beyond the basket, to be read with it.
   * A call that names nothing more needs no row.
   */
  basket?: PreloadOf<Calls, Requests>;
}

/**
 * What calls name beyond the basket, by the call. It is worked out before the call is judged, so it has to be cheap; what
 * is not is looked up by the handler (`lookUp`).
 */
export type PreloadOf<Calls extends Operations, Requests extends RequestsOf<Calls>> = {
  readonly [Name in keyof Calls]?: (request: z.output<Requests[Name]>, storefront: StorefrontContext) => Preload;
};

/** Keeps the three tables of a module together and typed against each other. */
export function defineModule<Calls extends Operations, Requests extends RequestsOf<Calls>>(
  parts: ServiceModule<Calls, Requests>,
): ServiceModule<Calls, Requests> {
  return parts;
}
