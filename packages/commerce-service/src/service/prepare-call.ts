import type { Log } from "../ports/log.ts";
import type { Answer, CallContext, RunningPorts } from "./context.ts";
import { type KeyedRequest, retentionMs, toResponseRow } from "./idempotency/stored-responses.ts";
import { limits } from "./rate-limit/limits.ts";
import { rateLimitKeys } from "./rate-limit/rate-limit.ts";
import { refusals } from "./refusals.ts";
import type { Preload, RequestSnapshot, StoredResponse } from "./request-snapshot.ts";
import { cookieCarrier } from "./session/session-carrier.ts";
import { getSeenSince } from "./session/session-store.ts";
import { maskToken, parseSessionToken, toGuestToken, toSessionId } from "./session/session-token.ts";
import { type ShopperSession, toShopperSession } from "./shopper-session.ts";
import type { StorefrontContext } from "./storefront-context.ts";

interface CallToPrepare {
  request: Request;
  storefront: StorefrontContext;
  correlationId: string;
  /** What to read besides the session; null if its module preloads nothing. */
  preload: Preload | null;
  /** The Idempotency-Key. */
  key?: string | null;
  keyed?: KeyedRequest | null;
  /** A session that replaces the request's own. */
  sessionId?: string | null;
}

interface PreparedCall {
  shopper: ShopperSession;
  snapshot: RequestSnapshot;
  context: CallContext;
  /** Whether the browser's session was revoked: it is a new guest from now on. */
  isRevoked: boolean;
  /** Whether a use case has stored the call's response with its change. */
  isResponseSaved: () => boolean;
}

/**
 * Reads the request snapshot in one statement, and creates the handler's context. A browser whose session was revoked
 * becomes a guest, whose snapshot is a second statement.
 */
export async function prepareCall(ports: RunningPorts, call: CallToPrepare): Promise<PreparedCall> {
  const { request, storefront, preload, key = null, keyed = null, correlationId } = call;
  const { carrier = cookieCarrier, clock, database } = ports;
  const text = carrier.read(request, storefront.site);
  const own =
    text === null ? null : parseSessionToken(text, { secrets: ports.secrets, site: storefront.site, now: clock.now() });
  const { clientAddress = null } = storefront;
  const checkedLimits = preload === null ? [] : [limits.changes, ...(preload.limits ?? [])];
  const toQuery = (sessionId: string | null) => {
    const limited = { secrets: ports.secrets, clientAddress, session: sessionId === null ? null : { sessionId } };
    const subjects = checkedLimits.flatMap((limit) => rateLimitKeys(limited, limit)).map(({ subject }) => subject);
    return { ...storefront, sessionId, seenSince: getSeenSince(clock.now()), key, subjects };
  };
  let query = toQuery(call.sessionId ?? (own === null ? null : toSessionId(own)));
  let references = preload;
  const reloadSnapshot: CallContext["reloadSnapshot"] = (from) =>
    ports.loadSnapshot(from, { ...query, preload: references });
  const reloadWith = (more: Preload) => {
    references = { ...references, ...more };
    return reloadSnapshot(database);
  };
  let snapshot = await reloadSnapshot(database);
  let token = own;
  if (own !== null && !call.sessionId && snapshot.replaced?.isRevoked) {
    token = toGuestToken(ports, storefront, own);
    query = toQuery(toSessionId(token));
    snapshot = await reloadSnapshot(database);
  }
  // The guest's session may have been replaced at a sign-in since, so that this cookie is outdated.
  const isRevoked = token !== own && snapshot.replaced === null;
  const revoked = isRevoked ? own : null;
  const shopper = await toShopperSession(ports, { request, storefront, token, revoked, snapshot });
  const { context, isResponseSaved } = toCallContext(ports, {
    origin: new URL(request.url).origin,
    storefront,
    correlationId,
    shopper,
    snapshot,
    reloadSnapshot,
    reloadWith,
    key,
    keyed,
  });
  return { shopper, snapshot, context, isRevoked, isResponseSaved };
}

interface CallParts {
  origin: string;
  storefront: StorefrontContext;
  correlationId: string;
  shopper: ShopperSession;
  snapshot: RequestSnapshot;
  reloadSnapshot: CallContext["reloadSnapshot"];
  /** The snapshot read again, with further data. */
  reloadWith: (more: Preload) => Promise<RequestSnapshot>;
  /** The Idempotency-Key. */
  key: string | null;
  /** Null if the call's response is not stored. */
  keyed: KeyedRequest | null;
}

/** The context of a handler, and whether it has stored its response itself. */
function toCallContext(
  ports: RunningPorts,
  { origin, storefront, correlationId, shopper, snapshot, reloadSnapshot, reloadWith, key, keyed }: CallParts,
): { context: CallContext; isResponseSaved: () => boolean } {
  let isResponseSaved = false;
  const context: CallContext = {
    ...ports,
    ...storefront,
    origin,
    log: toCallLog(ports.log, correlationId),
    correlationId,
    idempotencyKey: key,
    snapshot,
    reloadSnapshot,
    async lookUp(more) {
      context.snapshot = await reloadWith(more);
    },
    findReplay: ({ stored }) => findReplay(stored, keyed, ports.clock.now()),
    toResponseRow: (session, reply) =>
      keyed && session ? toResponseRow(keyed, { sessionId: session.sessionId, reply, now: ports.clock.now() }) : null,
    recordChange({ started, hasAnswer }) {
      if (started) shopper.take(started);
      isResponseSaved ||= hasAnswer;
    },
    startSession: () => shopper.start(),
    get session() {
      return shopper.current;
    },
    deviceText: shopper.deviceText,
    keepDevice: (text) => shopper.keepDevice(text),
    async showRequestToken() {
      return maskToken(shopper.requestToken ?? (await shopper.require()).requestToken, ports.random);
    },
    requireSession: () => shopper.require(),
  };
  return { context, isResponseSaved: () => isResponseSaved };
}

/** The log of one call, each of whose lines names it. */
function toCallLog(log: Log, correlationId: string): Log {
  return {
    info: (event, fields) => log.info(event, { ...fields, correlationId }),
    warn: (event, fields) => log.warn(event, { ...fields, correlationId }),
    error: (event, fields) => log.error(event, { ...fields, correlationId }),
  };
}

/** The stored response of a call's key, or a refusal if the key belongs to another request. */
function findReplay<Reply>(
  stored: StoredResponse | null,
  keyed: KeyedRequest | null,
  now: Date,
): Answer<Reply> | undefined {
  if (stored === null || keyed === null) return undefined;
  if (now.getTime() - stored.answeredAt.getTime() > retentionMs) return undefined;
  if (!keyed.fingerprints.includes(stored.fingerprint) || stored.call !== keyed.call) return refusals.mismatch;
  // It is still running: its owner knows more.
  if (stored.status === null) return undefined;
  // It was this call's reply when it was stored.
  return { kind: "reply", reply: stored.reply as Reply, isReplayed: true };
}
