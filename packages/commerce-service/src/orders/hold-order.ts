import type { OrderResult } from "@store/contract/orders";
import type { Kysely } from "kysely";
import type { BasketCall } from "../basket/basket-call.ts";
import type { BasketState } from "../basket/rules/basket-state.ts";
import { isDatabaseUnavailable } from "../database/is-unavailable.ts";
import { retryWhenAvailable } from "../database/retry-when-available.ts";
import type { OrderAttemptRow, StoreDatabase } from "../database/schema.ts";
import { holdGifts } from "../registries/queries/hold-gifts.ts";
import type { Answer } from "../service/context.ts";
import { limits } from "../service/rate-limit/limits.ts";
import { consume, rateLimitKeys } from "../service/rate-limit/rate-limit.ts";
import type { Session } from "../service/session/session-store.ts";
import { enterAttempt } from "./queries/enter-attempt.ts";
import { findAttempt } from "./queries/find-attempt.ts";
import { bookTrips, redeemPromotions, reserveStock, reserveTenders } from "./queries/holds.ts";
import { toGiftConflict, toGifts } from "./rules/gift-conflict.ts";
import { notAvailableReply, tenderUnavailableReply, tripUnavailableReply } from "./rules/order-replies.ts";
import { type ReservationConflict, toUsedPromotionConflict } from "./rules/reservation-conflict.ts";
import { toHolds } from "./rules/to-holds.ts";
import { toLockedRows } from "./rules/to-locked-rows.ts";
import { type PaymentToken, toAttempt } from "./rules/to-order-draft.ts";

/** Everything is held for an attempt that can now be authorized with these tokens. */
export interface OrderHold {
  kind: "reserved";
  attempt: OrderAttemptRow;
  tokens: ReadonlyMap<string, PaymentToken>;
}

/** Why nothing is held. */
type NotReserved = ReservationConflict | SubmissionAnswer | { kind: "overtaken" };

/**
 * Creates the attempt and reserves everything, in one transaction: all or nothing. "overtaken" if the basket is no
 * longer in the version that was read. An attempt with cards is counted as a decline until it turns out not to be one,
 * so that concurrent attempts cannot exceed the limit.
 */
export async function holdOrder(
  state: BasketState,
  context: BasketCall & { session: Session },
): Promise<OrderHold | NotReserved> {
  const { attempt, tokens } = toAttempt(state, context);
  const attemptId = attempt.attempt_id;
  const holds = toHolds(state, attemptId);
  const { stock, tenders, promotions, trips } = holds;
  const gifts = toGifts(state);
  const isCharged = attempt.cards.length > 0;
  const tries = isCharged ? rateLimitKeys(context, limits.declines) : [];
  const take = async (transaction: Kysely<StoreDatabase>): Promise<OrderHold | NotReserved> => {
    const claim = context.toResponseRow(context.session, null);
    const entrance = await enterAttempt(transaction, attempt, { stock, tenders, claim });
    if (!entrance) return { kind: "overtaken" };
    if (!entrance.hasStock) return { kind: "conflict", reply: notAvailableReply };
    if (!(await reserveTenders(transaction, tenders, state.now)))
      return { kind: "conflict", reply: tenderUnavailableReply };
    const usedCodes = await redeemPromotions(transaction, { attemptId, uses: promotions });
    if (usedCodes.length > 0) return toUsedPromotionConflict(usedCodes, state);
    if (!(await bookTrips(transaction, { attemptId, trips }))) return { kind: "conflict", reply: tripUnavailableReply };
    const conflict = toGiftConflict(await holdGifts(transaction, { attemptId, gifts }), state);
    if (conflict) return conflict;
    const limited = isCharged ? await consume({ ...context, database: transaction }, limits.declines) : undefined;
    if (limited) return answerWith(limited);
    // Last, as everybody may want the same piece: the next order waits only until this one is committed.
    if (!(await reserveStock(transaction, stock))) return { kind: "conflict", reply: notAvailableReply };
    return { kind: "reserved", attempt: entrance.entered, tokens };
  };
  const transaction = context.rowQueue.run(toLockedRows({ ...holds, gifts, tries }), () =>
    context.database.transaction().execute(async (open) => {
      const held = await take(open);
      if (held.kind === "reserved") return held;
      throw new Rollback(held);
    }),
  );
  return transaction.catch(async (error: unknown) => {
    if (error instanceof Rollback) return error.why;
    // The connection may have been lost after the commit: nobody else creates an attempt with this id.
    const entered =
      isDatabaseUnavailable(error) && (await retryWhenAvailable(() => findAttempt(context.database, attemptId)));
    if (entered) return { kind: "reserved", attempt: entered, tokens };
    throw error;
  });
}

/** Rolls a transaction back; its connection is released in any case. */
class Rollback extends Error {
  readonly why: NotReserved;
  constructor(why: NotReserved) {
    super("Nothing was held.");
    this.why = why;
  }
}

/** A submission that creates no attempt of its own: it gets an existing result. */
export interface SubmissionAnswer {
  kind: "answered";
  answer: Answer<OrderResult>;
}

/** A submission that ends with this response. */
export function answerWith(answer: Answer<OrderResult>): SubmissionAnswer {
  return { kind: "answered", answer };
}
