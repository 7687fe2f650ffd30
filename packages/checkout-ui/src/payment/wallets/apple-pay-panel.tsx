import { checkoutOperations } from "@store/contract/checkout";
import { paymentNames } from "@store/contract/shared";
import { walletOperations } from "@store/contract/wallets";
import { lazyPart } from "@store/ui-kit/lazy-part";
import { NotLoaded } from "../../popups/not-loaded.tsx";
import { type StepCall, type StepStop, toFailed } from "../../step-work/step-outcome.ts";
import type { ApplePayOrderButtonProps } from "./apple-pay-order-button.tsx";
import { walletTexts } from "./wallet-table.ts";

const OrderButton = lazyPart(() => import("./apple-pay-order-button.tsx").then((part) => part.ApplePayOrderButton), {
  Unavailable: NotLoaded,
});

/** Apple Pay's sheet opens when the order is placed: here at once, or in the review, which is one step further. */
export function ApplePayPanel(props: ApplePayOrderButtonProps) {
  return (
    <>
      <OrderButton {...props} />
      <p data-part="soft">Or continue: you then confirm with Apple Pay after you have reviewed your order.</p>
    </>
  );
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
