import * as z from "zod/mini";
import { billingContact } from "../orders/requests.ts";
import { cents, emptyBody, id, text } from "../shared/index.ts";

const opaque = text(4000);
/**
 * What the sheet asked for. More may be due when it is saved, which its holder has not approved: it can only lower the
 * approval, so that the holder is asked again.
 */
const quotedDue = z.optional(cents);
const message = z.string().check(z.maxLength(2000));

export const savePayPalPaymentRequest = z.strictObject({
  nonce: opaque,
  deviceData: opaque,
  billingContact: z.optional(billingContact),
  quotedDue,
});
export const logPayPalErrorRequest = z.strictObject({ message, basketId: z.optional(id) });
/** `state` is the service's own. A wallet adds what it likes, which is not read: the processor is asked instead. */
export const returnFromWalletRequest = z.strictObject({
  wallet: z.enum(["masterpass"]),
  state: text(100),
  mpstatus: z.optional(opaque),
  checkoutId: z.optional(opaque),
  checkout_resource_url: z.optional(opaque),
  oauth_token: z.optional(opaque),
  oauth_verifier: z.optional(opaque),
});
export type ReturnFromWallet = z.infer<typeof returnFromWalletRequest>;
export const applyVenmoPaymentRequest = z.strictObject({
  nonce: opaque,
  username: text(200),
  deviceData: opaque,
  quotedDue,
});
export const saveVisaPaymentRequest = z.strictObject({
  basketId: id,
  paymentInitiator: text(100),
  callId: text(200),
  quotedDue,
});
export type SaveVisaPayment = z.infer<typeof saveVisaPaymentRequest>;
export const logVisaErrorRequest = z.strictObject({
  IsTimeout: z.boolean(),
  AlternativePaymentInitiator: text(100),
  BasketId: id,
});

export const walletRequests = {
  savePayPalPayment: savePayPalPaymentRequest,
  logPayPalError: logPayPalErrorRequest,
  setPayPalPayload: z.strictObject({ data: z.string().check(z.maxLength(20_000)) }),
  launchMasterpass: z.strictObject({ basketId: z.optional(id) }),
  returnFromWallet: returnFromWalletRequest,
  applyVenmoPayment: applyVenmoPaymentRequest,
  saveVisaPayment: saveVisaPaymentRequest,
  logVisaError: logVisaErrorRequest,
  removeWallet: emptyBody,
  applyApplePayPayment: emptyBody,
  removeApplePayPayment: emptyBody,
};
