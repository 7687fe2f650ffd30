import type { Preload, RequestSnapshot } from "../basket/queries/load-snapshot.ts";
import type { CallContext, Ports } from "./context.ts";
import { findReplay } from "./idempotency/find-replay.ts";
import { type KeyedRequest, toResponseRow } from "./idempotency/to-response-row.ts";
import { maskToken } from "./session/request-token.ts";
import type { ShopperSession } from "./shopper-session.ts";
import type { StorefrontContext } from "./storefront-context.ts";

interface CallParts {
  storefront: StorefrontContext;
  correlationId: string;
  shopper: ShopperSession;
  snapshot: RequestSnapshot;
  reloadSnapshot: CallContext["reloadSnapshot"];
  /** The same, with what the call turned out to name besides. */
  reloadWith: (more: Preload) => Promise<RequestSnapshot>;
  /** The Idempotency-Key. */
  key: string | null;
  /** Null when the call's answer is not kept. */
  keyed: KeyedRequest | null;
}

/** What a handler runs in, and whether it has kept its answer itself. */
export function toCallContext(
  ports: Ports,
  { storefront, correlationId, shopper, snapshot, reloadSnapshot, reloadWith, key, keyed }: CallParts,
): { context: CallContext; isResponseSaved: () => boolean } {
  let isResponseSaved = false;
  const context: CallContext = {
    ...ports,
    ...storefront,
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
    kept({ started, hasAnswer }) {
      if (started) shopper.take(started);
      isResponseSaved ||= hasAnswer;
    },
    startSession: () => shopper.start(),
    get session() {
      return shopper.current;
    },
    async showRequestToken() {
      return maskToken(shopper.requestToken ?? (await shopper.require()).requestToken, ports.random);
    },
    requireSession: () => shopper.require(),
  };
  return { context, isResponseSaved: () => isResponseSaved };
}
