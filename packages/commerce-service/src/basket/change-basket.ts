import type { Kysely } from "kysely";
import type { StoreDatabase } from "../database/schema.ts";
import type { Answer, CallContext } from "../service/context.ts";
import { limits } from "../service/rate-limit/limits.ts";
import { rateLimitKeys } from "../service/rate-limit/rate-limit.ts";
import type { StartedSession } from "../service/session/session-store.ts";
import type { Basket } from "./basket.ts";
import type { BasketContext, LoadedBasket } from "./basket-context.ts";
import type { RequestSnapshot } from "./queries/request-snapshot.ts";
import { lockBasket, saveBasket } from "./queries/save-basket.ts";
import type { BasketState } from "./rules/basket-state.ts";
import { getReachedStep, toBasketState } from "./rules/basket-state.ts";

/** What a rule makes of a basket: another one, with what is answered once it stands, or an answer that changes nothing. */
export type BasketDecision<Reply> =
  | { kind: "change"; next: Basket; reply: (changed: BasketState) => Reply }
  | { kind: "answer"; answer: Answer<Reply> };

interface Change<Reply> {
  /** A pure rule: it is asked again when somebody else changed the basket in between. */
  decide: (loaded: LoadedBasket) => BasketDecision<Reply>;
  /** What is answered when there is no basket; without it one is begun, and a session with it. */
  orElse?: Answer<Reply>;
}

/** The refusal for a basket that an order is being made of. */
export const beingPlaced = {
  kind: "refused",
  status: 409,
  errorCode: "InProgress",
  message: "Your order is being placed right now, so the cart cannot change. Wait a moment, then reload the page.",
} as const satisfies Answer<never>;

/**
 * Changes the shopper's basket as a rule decides and answers. The change and its answer are written in one statement
 * that holds only for the version that was read; when another change came first, the basket is read again behind a lock
 * and the rule decides anew.
 */
export async function changeBasket<Reply>(context: CallContext, change: Change<Reply>): Promise<Answer<Reply>> {
  const first = await changeBasketOnce(context, { ...change, snapshot: context.snapshot, database: context.database });
  if (first) return first;
  for (let tries = 0; tries < 5; tries += 1) {
    const answer = await context.database.transaction().execute(async (transaction) => {
      // The session may have begun with the change that came first.
      const { session } = context.snapshot.session ? context.snapshot : await context.reloadSnapshot(transaction);
      if (session) await lockBasket(transaction, { ownerId: session.ownerId, site: context.site });
      return changeBasketOnce(context, {
        ...change,
        snapshot: await context.reloadSnapshot(transaction),
        database: transaction,
      });
    });
    if (answer) return answer;
  }
  // Nobody who holds the lock is overtaken; only baskets that begin and end without pause come here.
  return beingPlaced;
}

/** The same for a basket as it was read and no other: undefined, and nothing is written, when another change came first. */
export async function changeBasketOnce<Reply>(
  context: CallContext,
  {
    decide,
    orElse,
    snapshot,
    database,
  }: Change<Reply> & { snapshot: RequestSnapshot; database: Kysely<StoreDatabase> },
): Promise<Answer<Reply> | undefined> {
  // The same request may have been answered while this one waited.
  const replay = context.findReplay<Reply>(snapshot);
  if (replay) return replay;
  // Signed in or out meanwhile, in another tab.
  if (snapshot.replaced) return { kind: "sessionReset" };
  if (!snapshot.loaded && orElse) return orElse;
  const started = snapshot.session ? null : context.startSession();
  const loaded = snapshot.loaded ?? beginBasket(context, { snapshot, started });
  if (loaded.basket.status === "placing") return beingPlaced;
  const decision = decide(loaded);
  if (decision.kind === "answer") return decision.answer;
  const before = snapshot.loaded?.basket ?? null;
  const now = context.clock.now();
  const session = started?.session ?? snapshot.session;
  const next = { ...decision.next, version: before === null ? 1 : before.version + 1 };
  const settled = normalizeBasket(next, loaded.basketContext, now);
  const after = settled.basket;
  const reply = decision.reply(settled);
  const answer = context.toResponseRow(session, reply);
  const subjects = rateLimitKeys({ ...context, session }, limits.changes).map(({ subject }) => subject);
  const tries = { subjects, withinMs: limits.changes.withinMs };
  const row = started?.row ?? null;
  if (!(await saveBasket(database, { before, after, now, session: row, answer, tries }))) return undefined;
  context.kept({ started, hasAnswer: answer !== null });
  return { kind: "reply", reply };
}

function beginBasket(
  { random, site, brand }: CallContext,
  { snapshot, started }: { snapshot: RequestSnapshot; started: StartedSession | null },
): LoadedBasket {
  const ownerId = snapshot.session?.ownerId ?? started?.session.ownerId;
  if (ownerId === undefined || !snapshot.basketContext)
    throw new Error("A basket needs an owner and facts. Declare the call's wants.");
  const basket: Basket = {
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
  return { basket, basketContext: snapshot.basketContext };
}

/**
 * A changed basket as it may stand: a basket with nothing to order is in no checkout, and the step that was reached never
 * stays beyond what the data allows.
 */
function normalizeBasket(next: Basket, basketContext: BasketContext, now: Date): BasketState {
  const state = toBasketState({ basket: next, basketContext }, now);
  const isInCheckout = next.isInCheckout && state.lines.length > 0;
  const reachedStep = isInCheckout ? getReachedStep(state) : 1;
  // What a sign-in had to say was said until now.
  const { joinedQuantities, ...said } = next.choices;
  // Choices that nobody touched stay the same object: they need not be written again.
  const choices = joinedQuantities === undefined ? next.choices : said;
  return { ...state, basket: { ...next, choices, isInCheckout, reachedStep } };
}
