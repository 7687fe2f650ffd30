import type { Preload, RequestSnapshot, StoredResponse } from "../basket/queries/load-snapshot.ts";
import type { Answer, CallContext, Ports } from "./context.ts";
import { type KeyedRequest, keptMs, toResponseRow } from "./idempotency/to-response-row.ts";
import { refusals } from "./refusals.ts";
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

/** What a call that came with a key was answered before: that answer again, or that its key stands for another request. */
function findReplay<Reply>(
  stored: StoredResponse | null,
  keyed: KeyedRequest | null,
  now: Date,
): Answer<Reply> | undefined {
  if (stored === null || keyed === null) return undefined;
  if (now.getTime() - stored.answeredAt.getTime() > keptMs) return undefined;
  if (stored.fingerprint !== keyed.fingerprint || stored.call !== keyed.call) return refusals.mismatch;
  // It is still being worked on: who took the key for it knows more.
  if (stored.status === null) return undefined;
  // It was this call's reply when it was stored.
  return { kind: "reply", reply: stored.reply as Reply, isReplayed: true };
}
