import { checkoutOperations } from "@store/contract/checkout";
import { orderOperations } from "@store/contract/orders";
import { paymentOperations } from "@store/contract/payment";
import { typedCard } from "../proceed-to-review.ts";
import { sampleCards } from "../sample-inputs.ts";
import type { Shopper } from "../shopper.ts";
import type { CheckoutPlan, SubmissionPlan } from "./checkout-plan.ts";
import { type CrashingProcess, createProcess } from "./crashing-process.ts";

/** The response to Place Order; null when it was lost. */
export interface SubmissionResult {
  key: string;
  response: {
    status: number;
    isSuccess: boolean;
    orderId: string | null;
    attemptKey: string | null;
    errorCode: string | null;
  } | null;
  /** Whether the process crashed while it handled the submission. */
  died: boolean;
  steps: readonly string[];
}

const keysOf: Readonly<Record<SubmissionPlan, readonly string[]>> = {
  once: ["submit-1"],
  twiceOneKey: ["submit-1", "submit-1"],
  twiceTwoKeys: ["submit-1", "submit-2"],
  fourTimes: ["submit-1", "submit-1", "submit-2", "submit-3"],
};

/** Submits the order as planned, all submissions concurrently; the process of the first one may crash. */
export function submitPlan(shopper: Shopper, plan: CheckoutPlan): Promise<SubmissionResult[]> {
  return Promise.all(
    keysOf[plan.submit].map((key, at) =>
      submit(shopper, { key, process: createProcess(at === 0 ? plan.death : null), isReceived: !plan.losesReplies }),
    ),
  );
}

/** Submits once; a killed process sends no response, and a response may be lost. */
export async function submit(
  shopper: Shopper,
  {
    key,
    process = createProcess(null),
    isReceived = true,
  }: { key: string; process?: CrashingProcess; isReceived?: boolean },
): Promise<SubmissionResult> {
  const { status, body } = await process.run(() =>
    shopper.call(orderOperations.placeOrder, { adata: "" }, { idempotencyKey: key }),
  );
  const { isSuccess = false, orderId = null, attemptKey = null, errorCode = null } = body;
  const results = { key, died: process.isDead(), steps: process.steps() };
  if (results.died || !isReceived) return { ...results, response: null };
  return { ...results, response: { status, isSuccess, orderId, attemptKey, errorCode } };
}

/** Enters a valid card after a failure and submits once more, as the payment page does. */
export async function payByOtherCard(shopper: Shopper, plan: CheckoutPlan): Promise<SubmissionResult> {
  const number = plan.tenders.some((tender) => tender.endsWith("ertificate"))
    ? sampleCards.storeMasterCard
    : sampleCards.visa;
  await shopper.call(paymentOperations.savePayment, typedCard(number));
  await shopper.call(checkoutOperations.moveToReviewPage, {});
  return submit(shopper, { key: "submit-other-card" });
}
