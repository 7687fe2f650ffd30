import * as z from "zod/mini";
import { checkoutResult } from "../checkout-model/checkout-model.ts";
import { callsUnder, withToken } from "../operation.ts";
import { base, baseReply } from "../shared/index.ts";
import type { walletRequests } from "./requests.ts";

/**
 * A plain boolean; a wrapped one is accepted as well. A check does that: a union and a transformation would be half a kilobyte
 * more for every page that parses replies.
 */
const bareBoolean = /* @__PURE__ */ z.unknown().check((payload) => {
  const { value } = payload;
  const { isSuccess = value }: { isSuccess?: unknown } = Object(value);
  payload.value = isSuccess;
  if (typeof isSuccess !== "boolean")
    payload.issues.push({ code: "invalid_type", expected: "boolean", input: value, path: [] });
}) as unknown as z.ZodMiniType<boolean>;

const call = /* @__PURE__ */ callsUnder<typeof walletRequests>("/checkout/alternativepayments/", withToken);

const applies = {
  reply: checkoutResult,
  errorCodes: ["WalletRefused", "WalletNotOffered", "CertificateNeedsStoreCard", "PaymentUnavailable"],
};
const notes = { reply: null, replay: false };
const toggles = { reply: bareBoolean, errorCodes: ["WalletNotOffered"] };

export const savePayPalPayment = /* @__PURE__ */ call("savePayPalPayment", applies, { at: "savepaypalpayment" });
export const logPayPalError = /* @__PURE__ */ call("logPayPalError", notes, { at: "logpaypalerror" });
export const setPayPalPayload = /* @__PURE__ */ call("setPayPalPayload", {
  at: "setPayPalPayload/",
  reply: baseReply,
  alsoAt: ["/checkout/alternativepayments/setPayPalPayload"],
  errorCodes: ["WalletNotOffered"],
});
export const launchMasterpass = /* @__PURE__ */ call("launchMasterpass", {
  at: "launchmasterpass",
  reply: z.object({ ...base, redirectUrl: z.string() }),
  errorCodes: ["WalletRefused", "WalletNotOffered", "PaymentUnavailable"],
});
/** Where a wallet's page leads back to, in the browser: to the payment step, with the wallet applied or a reason. */
export const returnFromWallet = /* @__PURE__ */ call("returnFromWallet", {
  at: "return/{wallet}",
  method: "GET",
  answer: "redirect",
  token: "none",
  reply: null,
});
export const applyVenmoPayment = /* @__PURE__ */ call("applyVenmoPayment", applies, { at: "applyVenmoPayment" });
export const saveVisaPayment = /* @__PURE__ */ call("saveVisaPayment", applies, { at: "savevisapayment" });
export const logVisaError = /* @__PURE__ */ call("logVisaError", notes, { at: "logvisaerror" });
/** Removes an applied wallet; Apple Pay has a call of its own. */
export const removeWallet = /* @__PURE__ */ call("removeWallet", { at: "removeWallet", reply: checkoutResult });
export const applyApplePayPayment = /* @__PURE__ */ call("applyApplePayPayment", toggles, {
  at: "applyApplePayPayment",
});
export const removeApplePayPayment = /* @__PURE__ */ call("removeApplePayPayment", toggles, {
  at: "removeApplePayPayment",
});
