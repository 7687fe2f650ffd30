import { loadSnapshot, type Preload, type RequestSnapshot } from "../basket/queries/load-snapshot.ts";
import type { CallContext, RunningPorts } from "./context.ts";
import type { KeyedRequest } from "./idempotency/to-response-row.ts";
import { limits } from "./rate-limit/limits.ts";
import { rateLimitKeys } from "./rate-limit/rate-limit-keys.ts";
import { cookieCarrier } from "./session/session-carrier.ts";
import { seenSince } from "./session/session-store.ts";
import { parseSessionToken, toSessionId } from "./session/session-token.ts";
import { type ShopperSession, toShopperSession } from "./shopper-session.ts";
import type { StorefrontContext } from "./storefront-context.ts";
import { toCallContext } from "./to-call-context.ts";

export interface CallToPrepare {
  request: Request;
  storefront: StorefrontContext;
  correlationId: string;
  /** What to read along with the shopper's basket; null for a call without one. */
  preload: Preload | null;
  /** The Idempotency-Key. */
  key?: string | null;
  keyed?: KeyedRequest | null;
  /** A session that takes the place of the request's own. */
  sessionId?: string | null;
}

export interface PreparedCall {
  shopper: ShopperSession;
  snapshot: RequestSnapshot;
  context: CallContext;
  /** Whether a use case has stored the call's answer with its change. */
  isResponseSaved: () => boolean;
}

/** Reads what a call begins with, in one statement, and makes what its handler runs in. */
export async function prepareCall(ports: RunningPorts, call: CallToPrepare): Promise<PreparedCall> {
  const { request, storefront, preload, key = null, keyed = null, correlationId } = call;
  const { carrier = cookieCarrier, clock, database } = ports;
  const text = carrier.read(request, storefront.site);
  const token =
    text === null ? null : parseSessionToken(text, { secret: ports.secret, site: storefront.site, now: clock.now() });
  const sessionId = call.sessionId ?? (token === null ? null : toSessionId(token));
  const { clientAddress = null } = storefront;
  const limited = { secret: ports.secret, clientAddress, session: sessionId === null ? null : { sessionId } };
  const judged = preload === null ? [] : [limits.changes, ...(preload.limits ?? [])];
  const subjects = judged.flatMap((limit) => rateLimitKeys(limited, limit)).map(({ subject }) => subject);
  const asked = { ...storefront, sessionId, seenSince: seenSince(clock.now()), key, subjects };
  let named = preload;
  const reloadSnapshot: CallContext["reloadSnapshot"] = (from) =>
    loadSnapshot({ database: from, catalogCache: ports.catalogCache }, { ...asked, preload: named });
  const reloadWith = (more: Preload) => {
    named = { ...named, ...more };
    return reloadSnapshot(database);
  };
  const snapshot = await reloadSnapshot(database);
  const shopper = await toShopperSession(ports, { request, storefront, token, snapshot });
  const { context, isResponseSaved } = toCallContext(ports, {
    storefront,
    correlationId,
    shopper,
    snapshot,
    reloadSnapshot,
    reloadWith,
    key,
    keyed,
  });
  return { shopper, snapshot, context, isResponseSaved };
}
