import type { OrderResult } from "@store/contract/orders";
import type { PlaceOrder } from "@store/contract/orders/requests";
import type { Basket } from "../basket/basket.ts";
import type { LoadedBasket } from "../basket/basket-facts.ts";
import { changeBasket } from "../basket/change-basket.ts";
import { lockBasket } from "../basket/queries/save-basket.ts";
import { type BasketState, reachedStepOf, toBasketState } from "../basket/rules/basket-state.ts";
import { withChoices } from "../basket/rules/edit-basket.ts";
import { toOrderSummary } from "../basket/rules/to-order-summary.ts";

import { toTripQuestion } from "../checkout/rules/recipients/offer-to-recipient.ts";
import { validateState } from "../checkout/rules/validation/to-lines-to-validate.ts";
import type { OrderAttemptRow } from "../database/schema.ts";
import { isTripOffered } from "../delivery/rules/offer-trips.ts";
import type { Answer, CallContext, Session } from "../service/context.ts";
import { hasShrunkTender, settleTenders } from "../tenders/rules/settle-tenders.ts";
import { findAttemptByKey, findLatestOrder, findRunningAttempt } from "./queries/find.ts";
import { bookTrips, enterAttempt, takeStock, takeTenders, usePromotions } from "./queries/reserve.ts";
import { answerAttempt } from "./rules/answer-attempt.ts";
import {
  basketChangedReply,
  invalidPromoCodeReply,
  noCheckoutReply,
  notAvailableReply,
  placedReply,
  tenderGoneReply,
  tooEarlyReply,
  totalChangedReply,
  tripGoneReply,
  walletUnconfirmedReply,
} from "./rules/order-replies.ts";
import { toAttempt } from "./rules/to-attempt.ts";
import { toHolds } from "./rules/to-holds.ts";
import type { WalletSheet } from "./wallet-sheet.ts";

/** All is held for an attempt that may be paid now with these tokens, or the press is answered. */
export type Reservation =
  | { kind: "reserved"; attempt: OrderAttemptRow; tokens: ReadonlyMap<string, string> }
  | { kind: "answered"; answer: Answer<OrderResult> };

/** What cannot be held. */
type Lack = {
  kind: "lack";
  reply: OrderResult /** The basket without what is gone. */;
  settle?: (state: BasketState) => Basket;
};
type Trial = Reservation | Lack | { kind: "overtaken" };
interface Press {
  context: CallContext & { session: Session };
  loaded: LoadedBasket | null;
  sheet: WalletSheet | undefined;
}

/**
 * Reserves all that the basket needs and enters the attempt, in one transaction that holds only for the basket as it was
 * read. Of many presses at once one gets through; the others learn of its attempt.
 */
export async function reserveOrder(
  request: PlaceOrder,
  context: CallContext & { session: Session },
  sheet?: WalletSheet,
): Promise<Reservation> {
  for (let tries = 0; tries < 5; tries += 1) {
    const opening = tries === 0 ? context.opening : await readBehindLock(context);
    // Another press under this key may have been refused or have failed meanwhile, and have changed the basket by that.
    const replay = context.findReplay<OrderResult>(opening);
    if (replay) return answered(replay);
    const known = await findKnown(context);
    if (known) return answered(answerAttempt(known));
    const { loaded } = opening;
    const trial = await tryReserving(request, { context, loaded, sheet });
    if (trial.kind === "lack") return answered(await refuse(trial, context));
    if (trial.kind !== "overtaken") return trial;
  }
  return answered({ kind: "reply", reply: notAvailableReply });
}

async function tryReserving(request: PlaceOrder, { context, loaded, sheet }: Press): Promise<Trial> {
  if (loaded?.basket.status === "placing") return answerRunning(context, loaded);
  const paying = loaded && sheet ? { ...loaded, basket: sheet.toPaying(loaded.basket) } : loaded;
  const state = paying && toBasketState(paying, context.clock.now());
  // The press may come from a page whose basket became an order, a fresh one begun elsewhere or not.
  if (!state?.basket.isInCheckout || state.lines.length === 0) {
    const latest = await findLatestOrder(context.database, { ownerId: context.session.ownerId, site: context.site });
    // A page that says what it showed is told of an order only when that is what it showed.
    const isShown = request.version === undefined || request.version === latest?.basketVersion;
    if (latest && isShown) return answered({ kind: "reply", reply: placedReply(latest.orderId) });
    return answered(loaded ? { kind: "reply", reply: noCheckoutReply } : { kind: "sessionReset" });
  }
  const refusal = findRefusal(state, request, sheet);
  if (refusal) return refusal;
  if (!sheet || !state.paid.isPaymentNeeded) return hold(state, context);
  // The sheet's consent is spent by asking, so nothing else may stand in the way any more.
  const wallet = await sheet.tokenise();
  if (wallet.kind === "refused") return answered({ kind: "reply", reply: wallet.reply });
  const confirmed = withChoices(state.basket, { wallet: wallet.choice });
  return hold({ ...state, basket: confirmed }, context);
}

function findRefusal(
  state: BasketState,
  { quotedTotal, version }: PlaceOrder,
  sheet: WalletSheet | undefined,
): Trial | undefined {
  const { basket, paid, priced } = state;
  const refuse = (reply: OrderResult) => answered({ kind: "reply", reply });
  const { errorType } = validateState(state);
  if (errorType !== 0) return refuse(notAvailableReply);
  if (!areTripsOffered(state)) return refuse(tripGoneReply);
  const reachedStep = reachedStepOf(state);
  if (reachedStep < 4) return refuse(tooEarlyReply(reachedStep));
  const summary = toOrderSummary(state, basket.site);
  const isUnconfirmed = basket.choices.wallet?.token === null && sheet === undefined && paid.isPaymentNeeded;
  if (isUnconfirmed) return refuse(walletUnconfirmedReply);
  // A total that was shown without the code is one that the shopper has agreed to.
  const isAgreed = quotedTotal !== undefined && quotedTotal >= summary.total;
  const { lostCodes } = priced.promotions;
  if (lostCodes.length > 0 && !isAgreed) return withoutCodes(lostCodes);
  if (hasShrunkTender(state)) {
    return { kind: "lack", reply: tenderGoneReply, settle: (known) => settleTenders(known.basket, known) };
  }
  if (quotedTotal !== undefined && !isAgreed) return refuse(totalChangedReply(summary));
  return version !== undefined && version !== basket.version ? refuse(basketChangedReply(summary)) : undefined;
}

// An appointment may have filled up or passed since it was chosen.
function areTripsOffered(state: BasketState): boolean {
  return state.recipients.every((recipient) => {
    const question = toTripQuestion(recipient, state);
    const { tripId = null } = recipient.choice.trip ?? {};
    return question === null || tripId === null || isTripOffered(tripId, question);
  });
}

async function hold(state: BasketState, context: CallContext & { session: Session }): Promise<Trial> {
  const { attempt, tokens } = toAttempt(state, context);
  const attemptId = attempt.attempt_id;
  const holds = toHolds(state, attemptId);
  const transaction = await context.database.startTransaction().execute();
  const trial = await (async (): Promise<Trial> => {
    const entered = await enterAttempt(transaction, attempt, holds);
    if (!entered) return { kind: "overtaken" };
    if (!(await takeStock(transaction, holds.stock))) return { kind: "lack", reply: notAvailableReply };
    if (!(await takeTenders(transaction, holds.tenders, state.now))) return { kind: "lack", reply: tenderGoneReply };
    const usedCodes = await usePromotions(transaction, { attemptId, uses: holds.promotions });
    if (usedCodes.length > 0) return withoutCodes(usedCodes);
    if (!(await bookTrips(transaction, { attemptId, trips: holds.trips })))
      return { kind: "lack", reply: tripGoneReply };
    return { kind: "reserved", attempt: entered, tokens };
  })().catch(async (error: unknown) => {
    await transaction.rollback().execute();
    throw error;
  });
  await (trial.kind === "reserved" ? transaction.commit() : transaction.rollback()).execute();
  return trial;
}

/** A code that is over or that somebody else used up leaves the basket [CHK-32]. */
function withoutCodes(codes: readonly string[]): Lack {
  const settle = ({ basket }: BasketState) => {
    const left = (basket.choices.promoCodes ?? []).filter((code) => !codes.includes(code));
    return withChoices(basket, { promoCodes: left.length === 0 ? undefined : left });
  };
  return { kind: "lack", reply: invalidPromoCodeReply, settle };
}

/** What is gone leaves the basket, and the shopper sees what it costs without it. */
async function refuse({ reply, settle }: Lack, context: CallContext): Promise<Answer<OrderResult>> {
  if (!settle) return { kind: "reply", reply };
  return changeBasket<OrderResult>(context, {
    decide: (loaded) => ({
      kind: "change",
      next: settle(toBasketState(loaded, context.clock.now())),
      reply: (changed) => ({ ...reply, orderSummary: toOrderSummary(changed, context.site) }),
    }),
    orElse: { kind: "sessionReset" },
  });
}

function findKnown({ database, idempotencyKey: key, session: { sessionId } }: CallContext & { session: Session }) {
  return key === null ? undefined : findAttemptByKey(database, { sessionId, key });
}

function readBehindLock(context: CallContext & { session: Session }) {
  return context.database.transaction().execute(async (transaction) => {
    await lockBasket(transaction, { ownerId: context.session.ownerId, site: context.site });
    return context.reopen(transaction);
  });
}

async function answerRunning({ database }: CallContext, { basket: { basketId } }: LoadedBasket): Promise<Trial> {
  const running = await findRunningAttempt(database, basketId);
  // It ended between the two looks.
  return running ? answered(answerAttempt(running)) : { kind: "overtaken" };
}

function answered(answer: Answer<OrderResult>): Reservation {
  return { kind: "answered", answer };
}
