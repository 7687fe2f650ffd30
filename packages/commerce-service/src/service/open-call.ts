import { findOpening, type Opening, type Wants } from "../basket/queries/find-opening.ts";
import type { CallContext, RunningPorts } from "./context.ts";
import type { KeyedRequest } from "./idempotency/to-answer-row.ts";
import { limits } from "./rate-limit/limits.ts";
import { rateLimitKeys } from "./rate-limit/rate-limit-keys.ts";
import { cookieCarrier } from "./session/session-carrier.ts";
import { readPass, toSessionId } from "./session/session-pass.ts";
import { seenSince } from "./session/session-store.ts";
import { type ShopperSession, toShopperSession } from "./shopper-session.ts";
import type { StorefrontContext } from "./storefront-context.ts";
import { toCallContext } from "./to-call-context.ts";

export interface CallToOpen {
  request: Request;
  storefront: StorefrontContext;
  correlationId: string;
  /** What to read along with the shopper's basket; null for a call without one. */
  wants: Wants | null;
  /** The Idempotency-Key. */
  key?: string | null;
  keyed?: KeyedRequest | null;
  /** A session that takes the place of the request's own. */
  sessionId?: string | null;
}

export interface OpenedCall {
  shopper: ShopperSession;
  opening: Opening;
  context: CallContext;
  /** Whether a use case has stored the call's answer with its change. */
  isAnswerKept: () => boolean;
}

/** Reads what a call begins with, in one statement, and makes what its handler runs in. */
export async function openCall(ports: RunningPorts, call: CallToOpen): Promise<OpenedCall> {
  const { request, storefront, wants, key = null, keyed = null, correlationId } = call;
  const { carrier = cookieCarrier, clock, database } = ports;
  const text = carrier.read(request, storefront.site);
  const pass = text === null ? null : readPass(text, { secret: ports.secret, site: storefront.site, now: clock.now() });
  const sessionId = call.sessionId ?? (pass === null ? null : toSessionId(pass));
  const { clientAddress = null } = storefront;
  const limited = { secret: ports.secret, clientAddress, session: sessionId === null ? null : { sessionId } };
  const judged = wants === null ? [] : [limits.changes, ...(wants.limits ?? [])];
  const subjects = judged.flatMap((limit) => rateLimitKeys(limited, limit)).map(({ subject }) => subject);
  const asked = { ...storefront, sessionId, seenSince: seenSince(clock.now()), key, subjects };
  let named = wants;
  const reopen: CallContext["reopen"] = (from) =>
    findOpening({ database: from, shelves: ports.shelves }, { ...asked, wants: named });
  const reopenWith = (more: Wants) => {
    named = { ...named, ...more };
    return reopen(database);
  };
  const opening = await reopen(database);
  const shopper = await toShopperSession(ports, { request, storefront, pass, opening });
  const { context, isAnswerKept } = toCallContext(ports, {
    storefront,
    correlationId,
    shopper,
    opening,
    reopen,
    reopenWith,
    key,
    keyed,
  });
  return { shopper, opening, context, isAnswerKept };
}
