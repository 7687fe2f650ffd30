import type { CheckoutResult } from "@store/contract/checkout";
import type { ReplyOf } from "@store/contract/operation";
import { walletOperations } from "@store/contract/wallets";
import type { SaveVisaPayment } from "@store/contract/wallets/requests";
import { walletRequests } from "@store/contract/wallets/requests";
import { type BasketCall, defineBasketModule } from "../basket/basket-call.ts";
import { findCheckout } from "../checkout/change-checkout.ts";
import { redactMessage } from "../logging/redact-message.ts";
import type { Answer } from "../service/context.ts";
import { isWalletOffered } from "./rules/offered-wallets.ts";
import { walletRefusals } from "./rules/wallet-refusals.ts";
import { applyApplePay, removeApplePay, removeWallet, saveWallet } from "./save-wallet.ts";
import { failedVisitPage, launchMasterpass, returnFromWallet } from "./wallet-page.ts";

/** Wallets, which pay instead of cards. */
export const walletModule = defineBasketModule({
  operations: walletOperations,
  requests: walletRequests,
  failurePages: { returnFromWallet: failedVisitPage },
  handlers: {
    savePayPalPayment: (request, context) => saveWallet({ kind: "payPal", ...request }, context),
    setPayPalPayload: (_request, context) => setPayPalPayload(context),
    applyVenmoPayment: ({ username: payer, ...request }, context) =>
      saveWallet({ kind: "venmo", payer, ...request }, context),
    removeWallet: (_request, context) => removeWallet(context),
    launchMasterpass,
    returnFromWallet,
    saveVisaPayment,
    applyApplePayPayment: (_request, context) => applyApplePay(context),
    removeApplePayPayment: (_request, context) => removeApplePay(context),
    logPayPalError: async ({ message, basketId }, { log }) => {
      log.warn("paypal error", { text: withoutOpaque(redactMessage(message)), basketId: basketId ?? null });
      return { kind: "reply", reply: null };
    },
    logVisaError: async ({ IsTimeout, BasketId }, { log }) => {
      log.warn("visa checkout error", { isTimeout: IsTimeout, basketId: BasketId });
      return { kind: "reply", reply: null };
    },
  },
});

/** A message without long words: what a wallet says of an error may quote the nonce. */
function withoutOpaque(message: string): string {
  return message.replace(/\S{16,}/g, "(opaque)");
}

/** Lets Visa Checkout pay; its call id is the consent for one basket. */
async function saveVisaPayment(
  { basketId, callId, quotedDue }: SaveVisaPayment,
  context: BasketCall,
): Promise<Answer<CheckoutResult>> {
  const state = findCheckout(context);
  if (state && state.basket.basketId !== basketId) return { kind: "reply", reply: walletRefusals.refused };
  return saveWallet({ kind: "visaCheckout", nonce: callId, quotedDue }, context);
}

/**
 * Accepts the data of PayPal's approved sheet, before its payment is saved. It contains only the payer's own data,
 * which is not needed and not stored.
 */
async function setPayPalPayload(
  context: BasketCall,
): Promise<Answer<ReplyOf<(typeof walletOperations)["setPayPalPayload"]>>> {
  if (!findCheckout(context)) return { kind: "sessionReset" };
  if (!isWalletOffered("payPal", context)) return { kind: "reply", reply: walletRefusals.notOffered };
  return { kind: "reply", reply: { isSuccess: true } };
}
