import { routesUnder, withToken } from "../route.ts";

export const walletRoutes = /* @__PURE__ */ routesUnder(
  "/checkout/alternativepayments/",
  {
    savePayPalPayment: { at: "savepaypalpayment" },
    logPayPalError: { at: "logpaypalerror" },
    setPayPalPayload: { at: "setPayPalPayload/" },
    launchMasterpass: { at: "launchmasterpass" },
    applyVenmoPayment: { at: "applyVenmoPayment" },
    saveVisaPayment: { at: "savevisapayment" },
    logVisaError: { at: "logvisaerror" },
    applyApplePayPayment: { at: "applyApplePayPayment" },
    removeApplePayPayment: { at: "removeApplePayPayment" },
  },
  withToken,
);
