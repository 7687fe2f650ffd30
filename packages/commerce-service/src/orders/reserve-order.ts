import type { OrderResult } from "@store/contract/orders";
import type { PlaceOrder } from "@store/contract/orders/requests";
import type { BasketCall, BasketSnapshot } from "../basket/basket-call.ts";
import type { LoadedBasket } from "../basket/basket-context.ts";
import { changeBasketOnce } from "../basket/change-basket.ts";
import type { BasketChange } from "../basket/decision.ts";
import { lockBasket } from "../basket/queries/save-basket.ts";
import { toBasketState, withChoices } from "../basket/rules/basket-state.ts";
import type { Answer } from "../service/context.ts";
import { limits } from "../service/rate-limit/limits.ts";
import { checkRateLimit } from "../service/rate-limit/rate-limit.ts";
import type { Session } from "../service/session/session-store.ts";
import { toOrderSummary } from "../views/to-order-summary.ts";
import { answerWith, holdOrder, type OrderHold, type SubmissionAnswer } from "./hold-order.ts";
import { findAttemptByKey, findRunningAttempt } from "./queries/find-attempt.ts";
import { findLatestOrder } from "./queries/find-order.ts";
import { answerAttempt } from "./rules/answer-attempt.ts";
import { checkSubmission, findApprovalRefusal, isNamed, type SubmissionRefusal } from "./rules/check-submission.ts";
import { inProgressReply, noCheckoutReply, toPlacedReply } from "./rules/order-replies.ts";
import type { ReservationConflict } from "./rules/reservation-conflict.ts";
import type { WalletSheet } from "./wallet-sheet.ts";

/** Everything is held for an attempt, or the submission is answered. */
type Reservation = OrderHold | SubmissionAnswer;
type Trial = Reservation | SubmissionRefusal | { kind: "overtaken" };
interface Submission {
  context: BasketCall & { session: Session };
  loaded: LoadedBasket | null;
  sheet: WalletSheet | undefined;
}

/**
 * Reserves everything that the basket needs and creates the attempt, in one transaction that succeeds only for the
 * version that was read. Of concurrent submissions one succeeds; the others get its attempt.
 */
export async function reserveOrder(
  request: PlaceOrder,
  context: BasketCall & { session: Session },
  sheet?: WalletSheet,
): Promise<Reservation> {
  for (let tries = 0; tries < 5; tries += 1) {
    const snapshot = tries === 0 ? context.snapshot : await reloadLocked(context);
    // Another submission with this key may have been refused or have failed in the meantime, and have changed the
    // basket.
    const replay = context.findReplay<OrderResult>(snapshot);
    if (replay) return answerWith(replay);
    const known = await findKnownAttempt(context);
    if (known) return answerByAttempt(context, answerWith(answerAttempt(known)));
    const { loaded } = snapshot;
    const trial = await tryReserve(request, { context, loaded, sheet });
    if (trial.kind === "refused" || trial.kind === "conflict") {
      const refusal = sheet?.toRefusal?.(trial) ?? trial;
      const answer = await resolveConflict(refusal, context, snapshot);
      if (answer) return answerWith(answer);
    } else if (trial.kind === "reserved") return answerByAttempt(context, trial);
    else if (trial.kind === "answered") return trial;
  }
  // The call that overtook this one may have placed the order: the client looks the outcome up before it offers another
  // click.
  const { idempotencyKey } = context;
  return answerWith({ kind: "reply", status: 409, reply: inProgressReply(idempotencyKey ?? undefined) });
}

async function tryReserve(request: PlaceOrder, { context, loaded, sheet }: Submission): Promise<Trial> {
  if (loaded?.basket.status === "placing") return answerRunning(context, loaded);
  const paying = loaded && sheet ? { ...loaded, basket: sheet.toPaying(loaded.basket) } : loaded;
  const state = paying && toBasketState(paying, context.clock.now());
  if (!state?.basket.isInCheckout || state.lines.length === 0) return answerWithoutCheckout(request, context, loaded);
  const refusal = checkSubmission(state, request, { hasSheet: sheet !== undefined });
  if (refusal) return refusal;
  const limited = state.paid.isPaymentNeeded ? checkRateLimit(context, limits.declines) : undefined;
  if (limited) return answerWith(limited);
  if (!sheet || !state.paid.isPaymentNeeded) return holdOrder(state, context);
  // Tokenizing uses up the sheet's consent, so it comes after all other checks.
  const wallet = await sheet.tokenize({ dueCents: state.paid.amountDueCents, now: state.now });
  if (wallet.kind === "refused") return answerWith({ kind: "reply", reply: wallet.reply });
  const confirmed = { ...state, basket: withChoices(state.basket, { wallet: wallet.choice }) };
  const unapproved = findApprovalRefusal(confirmed);
  return unapproved ? answerWith({ kind: "reply", reply: unapproved }) : holdOrder(confirmed, context);
}

function findKnownAttempt({ database, idempotencyKey: key, session: { sessionId } }: Submission["context"]) {
  return key === null ? undefined : findAttemptByKey(database, { sessionId, key });
}

function reloadLocked(context: Submission["context"]) {
  return context.database.transaction().execute(async (transaction) => {
    await lockBasket(transaction, { ownerId: context.session.ownerId, site: context.site });
    return context.reloadSnapshot(transaction);
  });
}

// An attempt stores the response of its key in its own row: no other response may be stored with the key.
function answerByAttempt(context: BasketCall, reservation: Reservation): Reservation {
  context.recordChange({ started: null, hasAnswer: true });
  return reservation;
}

/**
 * Removes unavailable parts from the basket, and returns the new price to the shopper. Undefined if the basket was
 * changed in the meantime: another submission may have placed it.
 */
async function resolveConflict(
  { reply, resolve }: Pick<ReservationConflict, "reply" | "resolve">,
  context: BasketCall,
  snapshot: BasketSnapshot,
): Promise<Answer<OrderResult> | undefined> {
  if (!resolve) return { kind: "reply", reply };
  return changeBasketOnce<OrderResult, BasketChange, never>(context, {
    snapshot,
    database: context.database,
    decide: (loaded) => ({ kind: "change", next: resolve(toBasketState(loaded, context.clock.now())) }),
    toReply: (saved) => ({ ...reply, orderSummary: toOrderSummary(saved, context.site) }),
    toAnswer: () => ({ kind: "reply", reply }),
  });
}

/**
 * Answers a submission without a checkout. It may come from a page whose basket has become an order, with or without a
 * new basket; a page that names what it showed gets an order only if that is what it showed.
 */
async function answerWithoutCheckout(
  request: PlaceOrder,
  { database, session: { ownerId }, site }: BasketCall & { session: Session },
  loaded: LoadedBasket | null,
): Promise<SubmissionAnswer> {
  const latest = await findLatestOrder(database, { ownerId, site });
  if (latest && isNamed(request, latest)) return answerWith({ kind: "reply", reply: toPlacedReply(latest.orderId) });
  return answerWith(loaded ? { kind: "reply", reply: noCheckoutReply } : { kind: "sessionReset" });
}

/** Answers a submission of a basket that is being placed; "overtaken" if that has ended in the meantime. */
async function answerRunning(
  { database }: BasketCall,
  { basket: { basketId } }: LoadedBasket,
): Promise<SubmissionAnswer | { kind: "overtaken" }> {
  const running = await findRunningAttempt(database, basketId);
  return running ? answerWith(answerAttempt(running)) : { kind: "overtaken" };
}
