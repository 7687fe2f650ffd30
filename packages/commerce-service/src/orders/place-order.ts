import type { OrderResult } from "@store/contract/orders";
import type { PlaceOrder } from "@store/contract/orders/requests";
import type { OrderAttemptRow } from "../database/schema.ts";
import type { Authorisation } from "../ports/payments.ts";
import type { Answer, CallContext } from "../service/context.ts";
import { findAttempt } from "./queries/find.ts";
import { advanceAttempt } from "./queries/settle.ts";
import { reserveOrder } from "./reserve-order.ts";
import { answerAttempt } from "./rules/answer-attempt.ts";
import { firstLookMs } from "./rules/look-times.ts";
import { failAttempt, placeAttempt } from "./settle-attempt.ts";

/**
 * Places the order of the session's basket [CALL-077]: takes the stock, has the card authorised while no lock is held,
 * then writes the order or gives everything back. What stops it at any point is finished by the recovery loop, under
 * the same reference, so an order is neither lost nor paid twice. Repeated presses learn of the first one's attempt.
 */
export async function placeOrder({ quotedTotal }: PlaceOrder, context: CallContext): Promise<Answer<OrderResult>> {
  const { session } = context;
  if (session === null) return { kind: "sessionReset" };
  const reservation = await reserveOrder({ quotedTotal }, { ...context, session });
  if (reservation.kind === "answered") return reservation.answer;
  const { attempt, token } = reservation;
  await settle(context, { attempt, authorisation: await authorise(context, { attempt, token }) });
  const settled = await findAttempt(context.database, attempt.attempt_id);
  return answerAttempt(settled ?? attempt);
}

async function authorise(
  { payments }: CallContext,
  { attempt, token }: { attempt: OrderAttemptRow; token: string | null },
): Promise<Authorisation> {
  // Nothing is due, so nobody is asked.
  if (token === null) return { kind: "approved" };
  return payments.authorise({
    reference: attempt.authorisation_reference,
    token,
    amountCents: attempt.total_cents,
    currency: attempt.currency,
  });
}

async function settle(
  context: CallContext,
  { attempt, authorisation }: { attempt: OrderAttemptRow; authorisation: Authorisation },
): Promise<void> {
  const { database, clock, log } = context;
  switch (authorisation.kind) {
    case "approved":
      await placeAttempt(context, attempt);
      return;
    case "declined":
      await failAttempt(context, attempt, "declined");
      return;
    case "unknown": {
      const { attempt_id: attemptId } = attempt;
      const now = clock.now();
      const next_look_at = new Date(now.getTime() + firstLookMs);
      await advanceAttempt(database, { attemptId, from: ["authorising"], to: "unknown", now }, { next_look_at });
      log.warn("payment unanswered", { attemptId });
      return;
    }
    default:
      authorisation satisfies never;
  }
}
