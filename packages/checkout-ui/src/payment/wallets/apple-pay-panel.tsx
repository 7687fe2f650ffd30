import { checkoutOperations } from "@store/contract/checkout";
import { paymentNames } from "@store/contract/shared";
import { walletOperations } from "@store/contract/wallets";
import { type StepCall, type StepStop, toFailed } from "../../step-work/step-outcome.ts";
import { walletTexts } from "./wallet-table.ts";

/** What happens with Apple Pay, whose sheet opens when the order is placed. */
export function ApplePayPanel() {
  return <p data-part="soft">You confirm with Apple Pay when you place your order, after you have reviewed it.</p>;
}

/** Selects Apple Pay for the order; returns why it is not, or null. */
export async function applyApplePay(call: StepCall): Promise<StepStop | null> {
  const operation = walletOperations.applyApplePayPayment;
  const result = await call(operation, {});
  if (!result.ok) return toFailed(result.failure, operation);
  if (!result.value)
    return { kind: "invalid", form: "wallet", errors: { wallet: walletTexts.refused(paymentNames.applePay) } };
  // The answer is a boolean alone.
  await call(checkoutOperations.refreshCheckout, {});
  return null;
}
