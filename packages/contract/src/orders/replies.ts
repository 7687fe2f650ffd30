import * as z from "zod/mini";
import { base, orderSummary } from "../shared/index.ts";

/** `message` holds what went wrong as a code of the specification, or is empty. */
export const orderResult = z.object({
  ...base,
  message: z.string(),
  redirectUrl: z.nullable(z.string()),
  orderId: z.optional(z.string()),
  attemptKey: z.optional(z.string()),
  orderSummary: z.optional(orderSummary),
  paymentErrorHtml: z.optional(z.string()),
  /** Beside "InvalidPromoCode": why the code takes nothing off any more, as the promo field says it. */
  promoErrorMessage: z.optional(z.nullable(z.string())),
});
export type OrderResult = z.infer<typeof orderResult>;

export const orderAttempt = z.object({
  ...base,
  status: z.enum(["none", "inProgress", "placed", "failed", "confirming"]),
  redirectUrl: z.optional(z.nullable(z.string())),
});
export type OrderAttempt = z.infer<typeof orderAttempt>;
