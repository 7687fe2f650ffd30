import type { Kysely } from "kysely";
import type { StoreDatabase } from "../database/schema.ts";
import type { Answer } from "../service/context.ts";
import { limits } from "../service/rate-limit/limits.ts";
import { rateLimitKeys } from "../service/rate-limit/rate-limit.ts";
import type { Session, StartedSession } from "../service/session/session-store.ts";
import type { Basket, BasketChoices } from "./basket.ts";
import type { BasketCall, BasketSnapshot } from "./basket-call.ts";
import type { BasketContext, LoadedBasket } from "./basket-context.ts";
import type { BasketChange, NoChange } from "./decision.ts";
import { lockBasket, saveBasket } from "./queries/save-basket.ts";
import { toPlaceColumns } from "./queries/save-parts.ts";
import { type BasketState, getReachedStep, toBasketState } from "./rules/basket-state.ts";

interface Change<Reply, Changed extends BasketChange, Unchanged extends NoChange<unknown>> {
  /** A pure rule: it runs again if another change was saved in between. */
  decide: (loaded: LoadedBasket) => Changed | Unchanged;
  /** The reply to a change, for the saved state. */
  toReply: (saved: BasketState, change: Changed) => Reply;
  /** The response when nothing changes. */
  toAnswer: (decision: Unchanged, loaded: LoadedBasket) => Answer<Reply>;
  /** The response if there is no basket; without it a basket is created, with a session. */
  orElse?: Answer<Reply>;
}

/** The refusal while an order is being placed from the basket. */
const placementRefusal = {
  kind: "refused",
  reason: "inProgress",
  status: 409,
  errorCode: "InProgress",
  message: "Your order is being placed right now, so the cart cannot change. Wait a moment, then reload the page.",
} as const satisfies Answer<never>;

/**
 * Changes the shopper's basket with a rule. The change and its response are written in one statement that succeeds only
 * for the version that was read; if another change was saved first, the basket is read again with a lock and the rule
 * runs again.
 */
export async function changeBasket<Reply, Changed extends BasketChange, Unchanged extends NoChange<unknown>>(
  context: BasketCall,
  change: Change<Reply, Changed, Unchanged>,
): Promise<Answer<Reply>> {
  const first = await changeBasketOnce(context, { ...change, snapshot: context.snapshot, database: context.database });
  if (first) return first;
  for (let tries = 0; tries < 5; tries += 1) {
    const answer = await context.database.transaction().execute(async (transaction) => {
      // The change that was saved first may have started the session.
      const { session } = context.snapshot.session ? context.snapshot : await context.reloadSnapshot(transaction);
      if (session) await lockBasket(transaction, { ...session, site: context.site });
      return changeBasketOnce(context, {
        ...change,
        snapshot: await context.reloadSnapshot(transaction),
        database: transaction,
      });
    });
    if (answer) return answer;
  }
  // A call with the lock cannot be overtaken; this is reached only if baskets are created and ended continuously.
  return placementRefusal;
}

/**
 * The same only for the version that was read: returns undefined, and nothing is written, if another change was saved
 * first.
 */
export async function changeBasketOnce<Reply, Changed extends BasketChange, Unchanged extends NoChange<unknown>>(
  context: BasketCall,
  {
    decide,
    toReply,
    toAnswer,
    orElse,
    snapshot,
    database,
  }: Change<Reply, Changed, Unchanged> & { snapshot: BasketSnapshot; database: Kysely<StoreDatabase> },
): Promise<Answer<Reply> | undefined> {
  // The same request may have been answered while this one waited.
  const replay = context.findReplay<Reply>(snapshot);
  if (replay) return replay;
  // Signed in or out in the meantime, in another tab.
  if (snapshot.replaced) return { kind: "sessionReset" };
  if (!snapshot.loaded && orElse) return orElse;
  const { session, started } = snapshot.session
    ? { session: snapshot.session, started: null }
    : beginSession(context.startSession());
  const { basketContext } = snapshot;
  const loaded = snapshot.loaded ?? { basket: beginBasket(session, context), basketContext };
  if (loaded.basket.status === "placing") return placementRefusal;
  const decision = decide(loaded);
  if (decision.kind !== "change") return toAnswer(decision, loaded);
  const before = snapshot.loaded?.basket ?? null;
  const now = context.clock.now();
  const next = { ...decision.next, version: before === null ? 1 : before.version + 1 };
  const { typed } = decision;
  const known = typed === undefined ? loaded.basketContext : { ...loaded.basketContext, typed };
  const settled = normalizeBasket(next, known, now);
  const after = settled.basket;
  const reply = toReply(settled, decision);
  const answer = context.toResponseRow(session, reply);
  const subjects = rateLimitKeys({ ...context, session }, limits.changes).map(({ subject }) => subject);
  const tries = { subjects, withinMs: limits.changes.withinMs };
  const place = typed === undefined ? null : { sessionId: session.sessionId, typed };
  const row = started && { ...started.row, ...toPlaceColumns(typed ?? null) };
  if (!(await saveBasket(database, { before, after, now, session: row, place, answer, tries }))) return undefined;
  context.recordChange({ started, hasAnswer: answer !== null });
  return { kind: "reply", reply };
}

const beginSession = (started: StartedSession) => ({ session: started.session, started });

function beginBasket({ ownerId }: Session, { random, site, brand }: BasketCall): Basket {
  return {
    basketId: random.token(16),
    ownerId,
    site,
    brand,
    version: 0,
    status: "open",
    isInCheckout: false,
    reachedStep: 1,
    choices: {},
    lines: [],
  };
}

/**
 * Normalizes a changed basket: without lines to order it is in no checkout, and the reached step is never beyond what
 * the data allows.
 */
function normalizeBasket(next: Basket, basketContext: BasketContext, now: Date): BasketState {
  const state = toBasketState({ basket: next, basketContext }, now);
  const isInCheckout = next.isInCheckout && state.lines.length > 0;
  const reachedStep = isInCheckout ? getReachedStep(state) : 1;
  return { ...state, basket: { ...next, choices: withoutNotices(next), isInCheckout, reachedStep } };
}

/** A change ends the notice about the lines that a sign-in added, and the undo of the change before it. */
function withoutNotices({ choices, version }: Basket): BasketChoices {
  const { joinedQuantities, joinedSkus: _, removedRecipient, ...others } = choices;
  const isNew = removedRecipient?.version === version;
  // Choices that nobody touched stay the same object: they need not be written again.
  if (joinedQuantities === undefined && (removedRecipient === undefined || isNew)) return choices;
  return isNew ? { ...others, removedRecipient } : others;
}
