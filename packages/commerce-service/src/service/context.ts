import type { Operations, ReplyOf, RequestsOf } from "@store/contract/operation";
import type { Brand, Site } from "@store/contract/shared";
import type { Kysely } from "kysely";
import type * as z from "zod/mini";
import type { Admission } from "../admission/admission.ts";
import type { RowQueue } from "../admission/row-queue.ts";
import type { StoreDatabase } from "../database/schema.ts";
import type { CheckoutNotice } from "../ports/checkout-notice.ts";
import type { Clock } from "../ports/clock.ts";
import type { Identity } from "../ports/identity.ts";
import type { Log } from "../ports/log.ts";
import type { Mailer } from "../ports/mailer.ts";
import type { Metrics } from "../ports/metrics.ts";
import type { NotificationSource, Payments, WalletKind } from "../ports/payments.ts";
import type { Places } from "../ports/places.ts";
import type { Random } from "../ports/random.ts";
import type { SwatchSettings } from "../ports/swatch-settings.ts";
import type { ResponseRow } from "./idempotency/stored-responses.ts";
import type { RefusalReason } from "./refusals.ts";
import type { LoadSnapshot, Preload, RequestSnapshot } from "./request-snapshot.ts";
import type { Secrets } from "./session/secrets.ts";
import type { SessionCarrier } from "./session/session-carrier.ts";
import type { Session, StartedSession } from "./session/session-store.ts";
import type { StorefrontContext } from "./storefront-context.ts";

/** The dependencies of the service; created once per process. */
export interface Ports extends CheckoutNotice {
  database: Kysely<StoreDatabase>;
  clock: Clock;
  random: Random;
  payments: Payments;
  /** Checks passwords. */
  identity: Identity;
  /** Without it, mails wait in the outbox. */
  mailer?: Mailer;
  /** Suggests addresses; by default the built-in postal data. */
  places?: Places;
  log: Log;
  metrics: Metrics;
  /** They sign cookies and links to orders, and key the fingerprints of stored responses. */
  secrets: Secrets;
  /** Who may post notifications about payments, by the name in the path; nobody without it. */
  notificationSources?: Readonly<Record<string, NotificationSource>>;
  /** The wallets of each site; by default those of `offeredWallets`. */
  wallets?: Readonly<Record<Site, readonly WalletKind[]>>;
  /** The origin of the planner's 3D view, which may read the planner's page; without it, no other origin may. */
  configuratorOrigin?: string;
  /** Whether calls have the paths of the debug tools, too: only in a process that is configured so. */
  debugTools?: boolean;
  /** The swatch configuration; `toSwatchSettings` has the defaults. */
  swatches?: Partial<SwatchSettings>;
  /** How browsers carry their sessions; cookies by default. */
  carrier?: SessionCarrier;
}

/** The ports, and what the process shares between its calls. */
export interface RunningPorts extends Ports {
  admission: Pick<Admission, "admit">;
  rowQueue: RowQueue;
  /** Reads what a request is about to need, by what its module preloads. */
  loadSnapshot: LoadSnapshot;
}

/** The context of one call: the ports, its storefront and the shopper's session, if there is one. */
export interface CallContext extends Ports, Pick<RunningPorts, "rowQueue"> {
  site: Site;
  brand: Brand;
  /** Null if it is unknown. */
  clientAddress?: string | null;
  /** What the browser calls itself; null when it does not say. */
  userAgent?: string | null;
  /** The origin at which the browser called. */
  origin: string;
  correlationId: string;
  idempotencyKey: string | null;
  session: Session | null;
  /** The browser's device cookie with its earlier sign-ins and gift cards; null without one. */
  deviceText: string | null;
  /** Sets the device cookie with the response. */
  keepDevice(text: string): void;
  /**
   * The CSRF token, masked for this response: of the current session, or of a new one if the browser has no
   * cookie.
   */
  showRequestToken(): Promise<string>;
  /** The request snapshot; with more in the context of a module that preloads it. */
  snapshot: RequestSnapshot;
  /** The snapshot read again, in the given transaction. */
  reloadSnapshot(database: Kysely<StoreDatabase>): Promise<RequestSnapshot>;
  /**
   * Reads the snapshot again with data that is expensive to compute, such as the hash of a typed number: only after the
   * checks. From then on `snapshot` and `reloadSnapshot` include it.
   */
  lookUp(more: Preload): Promise<void>;
  /** The stored response of the call's key. */
  findReplay<Reply>(snapshot: RequestSnapshot): Answer<Reply> | undefined;
  /** The row that stores a reply with the call's key; null if the call is not stored. */
  toResponseRow(session: Session | null | undefined, reply: unknown): ResponseRow | null;
  /** Records that a change was written, with its new session and the call's response. */
  recordChange(change: { started: StartedSession | null; hasAnswer: boolean }): void;
  /** Creates a session that is stored with the change that starts it. */
  startSession(): StartedSession;
  /** Starts a session for the first call that has to store something; otherwise returns the current one. */
  requireSession(): Promise<Session>;
}

/**
 * The response of a handler: a reply, a script that passes a reply to the function of that name, a refusal with its
 * code, an ended session, or a redirect. `reason` is set if the request was refused by no rule of the shop, such as a
 * limit: the metrics count it. No cache may store a personal reply, whatever its module says. A reply is final and may be replayed unless its status is 202 (not decided yet)
 * or 409 (another call is running).
 */
export type Answer<Reply> =
  | { kind: "reply"; reply: Reply; status?: 200 | 202 | 409; isReplayed?: true; isPersonal?: boolean }
  | { kind: "script"; reply: Reply; callback: string }
  | {
      kind: "refused";
      status: 400 | 401 | 404 | 409 | 422 | 503;
      errorCode: string;
      message: string;
      reason?: RefusalReason;
    }
  | {
      kind: "refused";
      status: 429;
      errorCode: string;
      message: string;
      retryAfterSeconds: number;
      reason: RefusalReason;
    }
  | { kind: "sessionReset" }
  | { kind: "redirect"; location: string; status?: 302 | 303; reason?: RefusalReason };

/** One handler per call of a module: a call without a handler does not compile, nor a handler without a call. */
type Handlers<Calls extends Operations, Requests extends RequestsOf<Calls>, Context = CallContext> = {
  readonly [Name in keyof Calls]: (
    request: z.output<Requests[Name]>,
    context: Context,
  ) => Promise<Answer<ReplyOf<Calls[Name]>>>;
};

/** A module as the service registers it; with a context of its own if it preloads data. */
export interface ServiceModule<
  Calls extends Operations,
  Requests extends RequestsOf<Calls>,
  Context = CallContext,
  Named extends Preload = Preload,
> {
  operations: Calls;
  requests: Requests;
  handlers: Handlers<Calls, Requests, Context>;
  /** The cache control of the responses; "no-store" by default. */
  cacheControl?: string;
  /**
   * Set if the calls need more than the session: what each request references. A call that references nothing of its own
   * needs no row.
   */
  preloads?: PreloadOf<Calls, Requests, Named>;
  /** The page to which a browser is led that opens a call of a redirect and is refused. */
  failurePages?: { readonly [Name in keyof Calls]?: string };
  /** How long a call waits for its turn, if its shopper waits longer than for any other. */
  patienceMs?: { readonly [Name in keyof Calls]?: number };
}

/**
 * What requests reference, by call. Computed before the checks, so it has to be cheap; the handler computes expensive
 * data with `lookUp`.
 */
type PreloadOf<Calls extends Operations, Requests extends RequestsOf<Calls>, Named extends Preload> = {
  readonly [Name in keyof Calls]?: (request: z.output<Requests[Name]>, storefront: StorefrontContext) => Named;
};

/** Groups the three tables of a module with matching types. */
export function defineModule<Calls extends Operations, Requests extends RequestsOf<Calls>>(
  parts: ServiceModule<Calls, Requests>,
): ServiceModule<Calls, Requests> {
  return parts;
}

/** Some calls of a group of the contract, for one of several modules that share it. */
export function pickCalls<Calls extends Operations, const Names extends readonly (keyof Calls)[]>(
  calls: Calls,
  names: Names,
): Pick<Calls, Names[number]> {
  return Object.fromEntries(names.map((name) => [name, calls[name]])) as Pick<Calls, Names[number]>;
}
