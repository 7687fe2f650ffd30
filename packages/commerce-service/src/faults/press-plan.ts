import { checkoutOperations } from "@store/contract/checkout";
import { orderOperations } from "@store/contract/orders";
import { paymentOperations } from "@store/contract/payment";
import { typedCard } from "../testing/proceed-to-review.ts";
import type { Shopper } from "../testing/shopper.ts";
import type { CheckoutPlan, Press } from "./checkout-plan.ts";
import { type MortalProcess, mortalProcess } from "./mortal-process.ts";

/** What a shopper was told when pressing Place Order; null when no answer came back. */
export interface PressTold {
  key: string;
  answer: {
    status: number;
    isSuccess: boolean;
    orderId: string | null;
    attemptKey: string | null;
    errorCode: string | null;
  } | null;
  /** The process that answered died over it. */
  died: boolean;
  steps: readonly string[];
}

const keysOf: Readonly<Record<Press, readonly string[]>> = {
  once: ["press-1"],
  twiceOneKey: ["press-1", "press-1"],
  twiceTwoKeys: ["press-1", "press-2"],
  fourTimes: ["press-1", "press-1", "press-2", "press-3"],
};

/** Presses Place Order as the plan says, all presses at once; the process of the first one may die. */
export function pressPlan(shopper: Shopper, plan: CheckoutPlan): Promise<PressTold[]> {
  return Promise.all(
    keysOf[plan.press].map((key, at) =>
      press(shopper, { key, process: mortalProcess(at === 0 ? plan.death : null), isHeard: !plan.losesReplies }),
    ),
  );
}

/** Presses once; a dead process answers nothing, and an answer may be lost on its way. */
export async function press(
  shopper: Shopper,
  { key, process = mortalProcess(null), isHeard = true }: { key: string; process?: MortalProcess; isHeard?: boolean },
): Promise<PressTold> {
  const { status, body } = await process.run(() =>
    shopper.call(orderOperations.placeOrder, { adata: "" }, { idempotencyKey: key }),
  );
  const { isSuccess = false, orderId = null, attemptKey = null, errorCode = null } = body;
  const told = { key, died: process.isDead(), steps: process.steps() };
  if (told.died || !isHeard) return { ...told, answer: null };
  return { ...told, answer: { status, isSuccess, orderId, attemptKey, errorCode } };
}

/** Enters a good card after a failure and presses once more, as the payment page has it. */
export async function payAnew(shopper: Shopper, plan: CheckoutPlan): Promise<PressTold> {
  const number = plan.tenders.some((tender) => tender.endsWith("ertificate")) ? "5299900100000017" : "4111111111111111";
  await shopper.call(paymentOperations.savePayment, typedCard(number));
  await shopper.call(checkoutOperations.moveToReviewPage, {});
  return press(shopper, { key: "press-again" });
}
