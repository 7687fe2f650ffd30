import type { BasketState } from "../../basket/rules/basket-state.ts";
import type { AttemptCard, OrderAttemptRow } from "../../database/schema.ts";
import type { CallContext, Session } from "../../service/context.ts";
import { authorizingLimitMs } from "./lookup-times.ts";
import { toOrderDraft } from "./to-order-draft.ts";

/**
 * The attempt that places this basket, with the processor's tokens by the references under which they are asked. Throws
 * when something is due and nothing is there to pay it: that is asked before.
 */
export function toAttempt(
  state: BasketState,
  { random, idempotencyKey, session }: Pick<CallContext, "random" | "idempotencyKey"> & { session: Session },
): { attempt: OrderAttemptRow; tokens: Map<string, string> } {
  const { basket, priced, paid, now } = state;
  if (!paid.isCovered) throw new Error("An order that costs something needs to be paid. Check the reached step first.");
  const attemptId = random.token(16);
  const draft = toOrderDraft(state);
  const asked = toAttemptCards(state, attemptId);
  const attempt: OrderAttemptRow = {
    attempt_id: attemptId,
    basket_id: basket.basketId,
    basket_version: basket.version,
    session_id: session.sessionId,
    owner_id: basket.ownerId,
    attempt_key: idempotencyKey ?? random.token(16),
    state: "authorising",
    draft,
    total_cents: priced.totalCents,
    currency: draft.currency,
    cards: asked.map(({ card }) => card),
    failure: null,
    reply: null,
    next_look_at: new Date(now.getTime() + authorizingLimitMs),
    looks: 0,
    created_at: now,
    updated_at: now,
  };
  return { attempt, tokens: new Map(asked.map(({ card, token }) => [card.reference, token])) };
}

function toAttemptCards({ basket, paid }: BasketState, attemptId: string): { card: AttemptCard; token: string }[] {
  if (paid.amountDueCents === 0) return [];
  const { wallet } = basket.choices;
  if (wallet) {
    const { kind, token } = wallet;
    if (token === null) throw new Error("A wallet pays with its token. Have its sheet confirmed first.");
    const reference = `order-${attemptId}-1`;
    return [{ card: { reference, kind, type: null, lastFour: "0000", amountCents: paid.amountDueCents }, token }];
  }
  return paid.cards
    .filter(({ amountCents }) => amountCents > 0)
    .map(({ card: { type, lastFour, token }, amountCents }, index) => ({
      card: { reference: `order-${attemptId}-${index + 1}`, kind: "card", type, lastFour, amountCents },
      token,
    }));
}
