import * as z from "zod/mini";
import { checkoutResult } from "../checkout/model.ts";
import { operation } from "../operation.ts";
import { base, baseReply, type EmptyBody } from "../shared/index.ts";
import { bareBoolean } from "./replies.ts";
import type {
  ApplyVenmoPayment,
  LogPayPalError,
  LogVisaError,
  SavePayPalPayment,
  SaveVisaPayment,
} from "./requests.ts";
import { walletRoutes as routes } from "./routes.ts";

const applies = {
  reply: checkoutResult,
  errorCodes: ["WalletRefused", "WalletNotOffered", "CertificateNeedsStoreCard", "PaymentUnavailable"],
};
const notes = { reply: null, replay: false };
const toggles = { reply: bareBoolean, errorCodes: ["WalletNotOffered"] };

export const savePayPalPayment = /* @__PURE__ */ operation<SavePayPalPayment>()(routes, "savePayPalPayment", applies);
export const logPayPalError = /* @__PURE__ */ operation<LogPayPalError>()(routes, "logPayPalError", notes);
export const setPayPalPayload = /* @__PURE__ */ operation<{ data: string }>()(routes, "setPayPalPayload", {
  reply: baseReply,
  alsoAt: ["/checkout/alternativepayments/setPayPalPayload"],
  errorCodes: ["WalletNotOffered"],
});
export const launchMasterpass = /* @__PURE__ */ operation<{ basketId?: string | undefined }>()(
  routes,
  "launchMasterpass",
  { reply: z.object({ ...base, redirectUrl: z.string() }), errorCodes: ["WalletNotOffered", "PaymentUnavailable"] },
);
export const applyVenmoPayment = /* @__PURE__ */ operation<ApplyVenmoPayment>()(routes, "applyVenmoPayment", applies);
export const saveVisaPayment = /* @__PURE__ */ operation<SaveVisaPayment>()(routes, "saveVisaPayment", applies);
export const logVisaError = /* @__PURE__ */ operation<LogVisaError>()(routes, "logVisaError", notes);
export const applyApplePayPayment = /* @__PURE__ */ operation<EmptyBody>()(routes, "applyApplePayPayment", toggles);
export const removeApplePayPayment = /* @__PURE__ */ operation<EmptyBody>()(routes, "removeApplePayPayment", toggles);
