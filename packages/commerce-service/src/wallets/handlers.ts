import { walletOperations } from "@store/contract/wallets";
import { walletRequests } from "@store/contract/wallets/requests";
import { redactMessage } from "../logging/redact-message.ts";
import { defineModule } from "../service/service-module.ts";
import { launchMasterpass } from "./launch-masterpass.ts";
import { saveVisaPayment } from "./save-visa-payment.ts";
import { saveWallet } from "./save-wallet.ts";
import { setPayPalPayload } from "./set-paypal-payload.ts";
import { applyApplePay, removeApplePay } from "./toggle-apple-pay.ts";

/** Wallets, which pay instead of cards. */
export const walletModule = defineModule({
  operations: walletOperations,
  requests: walletRequests,
  basket: {},
  handlers: {
    savePayPalPayment: ({ nonce, billingContact }, context) =>
      saveWallet({ kind: "payPal", nonce, billingContact }, context),
    setPayPalPayload: (_request, context) => setPayPalPayload(context),
    applyVenmoPayment: ({ nonce, username }, context) => saveWallet({ kind: "venmo", nonce, payer: username }, context),
    launchMasterpass,
    saveVisaPayment,
    applyApplePayPayment: (_request, context) => applyApplePay(context),
    removeApplePayPayment: (_request, context) => removeApplePay(context),
    logPayPalError: async ({ message, basketId }, { log, correlationId }) => {
      log.warn("paypal error", { text: redactMessage(message), basketId: basketId ?? null, correlationId });
      return { kind: "reply", reply: null };
    },
    logVisaError: async ({ IsTimeout, BasketId }, { log, correlationId }) => {
      log.warn("visa checkout error", { isTimeout: IsTimeout, basketId: BasketId, correlationId });
      return { kind: "reply", reply: null };
    },
  },
});
