import * as z from "zod/mini";
import { checkoutResult } from "../checkout/model.ts";
import { operation } from "../operation.ts";
import { base, baseReply, type EmptyBody } from "../shared/index.ts";
import type {
  ApplyVenmoPayment,
  LogPayPalError,
  LogVisaError,
  SavePayPalPayment,
  SaveVisaPayment,
} from "./requests.ts";
import { walletRoutes as routes } from "./routes.ts";

/** A bare yes or no; an answer that wraps it is read too [AMB-099]. */
export const bareBoolean = z.union([
  z.boolean(),
  z.pipe(
    z.object({ isSuccess: z.boolean() }),
    z.transform(({ isSuccess }) => isSuccess),
  ),
]);

const applies = { reply: checkoutResult, errorCodes: ["WalletRefused", "WalletNotOffered", "PaymentUnavailable"] };
const notes = { reply: null, replay: false };
const toggles = { reply: bareBoolean, errorCodes: ["WalletNotOffered"] };

export const walletOperations = {
  savePayPalPayment: operation<SavePayPalPayment>()({ ...routes.savePayPalPayment, ...applies }),
  logPayPalError: operation<LogPayPalError>()({ ...routes.logPayPalError, ...notes }),
  setPayPalPayload: operation<{ data: string }>()({
    ...routes.setPayPalPayload,
    reply: baseReply,
    alsoAt: ["/checkout/alternativepayments/setPayPalPayload"],
    errorCodes: ["WalletNotOffered"],
  }),
  launchMasterpass: operation<{ basketId?: string | undefined }>()({
    ...routes.launchMasterpass,
    reply: z.object({ ...base, redirectUrl: z.string() }),
    errorCodes: ["WalletNotOffered", "PaymentUnavailable"],
  }),
  applyVenmoPayment: operation<ApplyVenmoPayment>()({ ...routes.applyVenmoPayment, ...applies }),
  saveVisaPayment: operation<SaveVisaPayment>()({ ...routes.saveVisaPayment, ...applies }),
  logVisaError: operation<LogVisaError>()({ ...routes.logVisaError, ...notes }),
  applyApplePayPayment: operation<EmptyBody>()({ ...routes.applyApplePayPayment, ...toggles }),
  removeApplePayPayment: operation<EmptyBody>()({ ...routes.removeApplePayPayment, ...toggles }),
};
