import { checkoutOperations } from "@store/contract/checkout";
import { orderOperations } from "@store/contract/orders";
import { paymentOperations } from "@store/contract/payment";
import { walletOperations } from "@store/contract/wallets";
import { webRandom } from "../../ports/random.ts";
import { toSheetNonce } from "../../sandbox/test-inputs.ts";
import { typedCard } from "../proceed-to-review.ts";
import { sampleCards } from "../sample-inputs.ts";
import type { Shopper } from "../shopper.ts";
import type { CheckoutPlan, PlannedWallet, SubmissionPlan } from "./checkout-plan.ts";
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

/** The sheet of Apple Pay, and whether its own button submits it. */
type ConfirmedSheet = Pick<PlannedWallet, "skipsReview"> & { nonce: string };

const billingContact = {
  ...{ givenName: "Otis", familyName: "Bell", addressLines: ["88 Spenard Rd"], locality: "Anchorage" },
  ...{ administrativeArea: "AK", postalCode: "99501", countryCode: "US" },
};

const keysOf: Readonly<Record<SubmissionPlan, readonly string[]>> = {
  once: ["submit-1"],
  twiceOneKey: ["submit-1", "submit-1"],
  twiceTwoKeys: ["submit-1", "submit-2"],
  fourTimes: ["submit-1", "submit-1", "submit-2", "submit-3"],
};

/**
 * Submits the order as planned, all submissions concurrently; the process of the first one may crash. A wallet's sheet was
 * confirmed before, or is with each submission.
 */
export async function submitPlan(shopper: Shopper, plan: CheckoutPlan): Promise<SubmissionResult[]> {
  const sheet = plan.wallet && (await confirmSheet(shopper, plan.wallet));
  return Promise.all(
    keysOf[plan.submit].map((key, at) => {
      const process = createProcess(at === 0 ? plan.death : null);
      return submit(shopper, { key, sheet, process, isReceived: !plan.losesReplies });
    }),
  );
}

/**
 * Opens the sheet of a wallet: closed, only its error is reported; approved by PayPal, it is saved by a process that may
 * crash and whose reply nobody reads. Returns Apple Pay's.
 */
async function confirmSheet(
  shopper: Shopper,
  { kind, outcome, sheet, death, skipsReview }: PlannedWallet,
): Promise<ConfirmedSheet | null> {
  if (sheet === "closed") {
    await shopper.call(walletOperations.logPayPalError, { message: "The window was closed." });
    return null;
  }
  const { body } = await shopper.call(checkoutOperations.refreshCheckout, {});
  const due = body.checkout?.orderSummary.amountDue ?? 0;
  const approvedCents = sheet === "tooLittle" ? Math.max(due - 1, 0) : due;
  const nonce = toSheetNonce({ kind, outcome, approvedCents }, webRandom);
  if (kind === "applePay") return { nonce, skipsReview };
  await createProcess(death).run(() =>
    shopper.call(walletOperations.savePayPalPayment, { nonce, deviceData: "a device" }),
  );
  return null;
}

/** Submits once; a killed process sends no response, and a response may be lost. */
export async function submit(
  shopper: Shopper,
  {
    key,
    sheet = null,
    process = createProcess(null),
    isReceived = true,
  }: { key: string; sheet?: ConfirmedSheet | null; process?: CrashingProcess; isReceived?: boolean },
): Promise<SubmissionResult> {
  const options = { idempotencyKey: key };
  const { status, body } = await process.run(() => {
    if (sheet === null) return shopper.call(orderOperations.placeOrder, { adata: "" }, options);
    const order = { adata: "", nonce: sheet.nonce, deviceData: "a device" };
    return sheet.skipsReview
      ? shopper.call(orderOperations.placeApplePayOrderFromPayment, { ...order, billingContact }, options)
      : shopper.call(orderOperations.placeApplePayOrder, order, options);
  });
  const { isSuccess = false, orderId = null, attemptKey = null, errorCode = null } = body;
  const results = { key, died: process.isDead(), steps: process.steps() };
  if (results.died || !isReceived) return { ...results, response: null };
  return { ...results, response: { status, isSuccess, orderId, attemptKey, errorCode } };
}

/**
 * Submits once more after a failure, as the payment page does: with a wallet that is still applied since its payment never
 * arrived, or else with a valid card.
 */
export async function payAgain(shopper: Shopper, plan: CheckoutPlan): Promise<SubmissionResult> {
  const { body } = await shopper.call(checkoutOperations.moveToReviewPage, {});
  if (body.checkout?.paymentData.payPalData.isApplied) {
    const again = await submit(shopper, { key: "submit-same-wallet" });
    if (again.response?.errorCode !== "WalletApprovalNeeded") return again;
  }
  const number = plan.tenders.some((tender) => tender.endsWith("ertificate"))
    ? sampleCards.storeMasterCard
    : sampleCards.visa;
  await shopper.call(paymentOperations.savePayment, typedCard(number));
  await shopper.call(checkoutOperations.moveToReviewPage, {});
  return submit(shopper, { key: "submit-other-card" });
}
