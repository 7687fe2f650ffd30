import type { OrderResult } from "@store/contract/orders";
import type { PlaceOrder } from "@store/contract/orders/requests";
import type { BasketCall } from "../basket/basket-call.ts";
import { retryWhenAvailable } from "../database/retry-when-available.ts";
import type { OrderAttemptRow } from "../database/schema.ts";
import { toLogFields } from "../ports/to-log-fields.ts";
import type { Answer } from "../service/context.ts";
import { limits } from "../service/rate-limit/limits.ts";
import { refund } from "../service/rate-limit/rate-limit.ts";
import { authorizeAttempt } from "./authorize-attempt.ts";
import { failAttempt, placeAttempt, releaseAttempt } from "./finish-attempt.ts";
import { advanceAttempt } from "./queries/advance-attempt.ts";
import { findAttempt } from "./queries/find-attempt.ts";
import { reserveOrder } from "./reserve-order.ts";
import { answerAttempt } from "./rules/answer-attempt.ts";
import { firstLookupMs } from "./rules/lookup-times.ts";
import type { WalletSheet } from "./wallet-sheet.ts";

/**
 * Places the order of the session's basket: reserves what it needs, authorizes the cards while no lock is held, then
 * writes the order or releases everything. If it is interrupted, the recovery loop finishes it with the same
 * references, so an order is neither lost nor paid twice. Repeated submissions get the attempt of the first one.
 */
export function placeOrder(request: PlaceOrder, context: BasketCall): Promise<Answer<OrderResult>> {
  return placePaidBy(request, context);
}

/** The same with a wallet's sheet that was confirmed with the click. */
export async function placePaidBy(
  request: PlaceOrder,
  context: BasketCall,
  sheet?: WalletSheet,
): Promise<Answer<OrderResult>> {
  const { session } = context;
  if (session === null) return { kind: "sessionReset" };
  const reservation = await reserveOrder(request, { ...context, session }, sheet);
  if (reservation.kind === "answered") return reservation.answer;
  const { attempt, tokens } = reservation;
  // From here on the attempt exists: a lost connection delays the order, but does not lose it. A card is authorized
  // under its own reference and an attempt is settled once, so both may be repeated.
  const outcome = await retryWhenAvailable(() => authorizeAttempt(context.payments, attempt, tokens));
  const reply = await retryWhenAvailable(() => settle(context, attempt, outcome));
  if (outcome.kind !== "declined" && attempt.cards.length > 0) await refundDecline(context);
  if (reply) return { kind: "reply", reply };
  // Another caller settled it, or it is not decided yet.
  return answerAttempt((await retryWhenAvailable(() => findAttempt(context.database, attempt.attempt_id))) ?? attempt);
}

/** Once: the order exists, and refunding twice would be wrong. */
async function refundDecline(context: BasketCall): Promise<void> {
  await refund(context, limits.declines).catch((error: unknown) =>
    context.log.warn("try not given back", toLogFields(error)),
  );
}

async function settle(
  context: BasketCall,
  attempt: OrderAttemptRow,
  outcome: Awaited<ReturnType<typeof authorizeAttempt>>,
): Promise<OrderResult | undefined> {
  switch (outcome.kind) {
    case "approved":
      return placeAttempt(context, attempt);
    case "declined": {
      const end = outcome.isAnythingHeld ? releaseAttempt : failAttempt;
      return end(context, attempt, outcome.failure);
    }
    case "unknown":
      return postpone(context, attempt);
    default:
      return outcome satisfies never;
  }
}

async function postpone(
  { database, clock, log }: BasketCall,
  { attempt_id: attemptId }: OrderAttemptRow,
): Promise<undefined> {
  const now = clock.now();
  const next_look_at = new Date(now.getTime() + firstLookupMs);
  await advanceAttempt(database, { attemptId, from: ["authorizing"], to: "unknown", now }, { next_look_at });
  log.warn("payment unanswered", { attemptId });
}
