import type { CheckoutResult } from "@store/contract/checkout";
import type { SaveVisaPayment } from "@store/contract/wallets/requests";
import { findCheckout } from "../checkout/change-checkout.ts";
import type { Answer, CallContext } from "../service/context.ts";
import { walletRefusals } from "./rules/wallet-refusals.ts";
import { saveWallet } from "./save-wallet.ts";

/** Lets Visa Checkout pay; the wallet's call stands for its consent, and it was given to one basket [CALL-085]. */
export async function saveVisaPayment(
  { basketId, callId }: SaveVisaPayment,
  context: CallContext,
): Promise<Answer<CheckoutResult>> {
  const state = findCheckout(context);
  if (state && state.basket.basketId !== basketId) return { kind: "reply", reply: walletRefusals.refused };
  return saveWallet({ kind: "visaCheckout", nonce: callId }, context);
}
