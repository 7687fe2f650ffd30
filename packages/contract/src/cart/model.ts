import * as z from "zod/mini";
import {
  base,
  cartErrorTypeCode,
  cartLine,
  id,
  orderSummary,
  oversizedItem,
  shippingInfo,
  signInWidget,
} from "../shared/index.ts";

export const cart = z.object({
  basketId: id,
  /** Grows with every change of the basket; a reader drops a cart older than the one it shows. */
  version: z.int(),
  lineItems: z.array(cartLine),
  savedForLater: z.optional(z.array(cartLine)),
  cartSummary: z.object({ taxZipCode: z.nullable(z.string()), discountCode: z.nullable(z.string()) }),
  orderSummary,
  config: z.optional(
    z.object({
      oms_UseSharedEngine: z.boolean(),
      cartErrorButtonText: z.string(),
      eddOutagePickupMessage: z.string(),
    }),
  ),
  /** Texts of the cart page by their keys. */
  messages: z.optional(z.record(z.string(), z.string())),
  shippingInfo,
  isGuest: z.boolean(),
  isInternational: z.boolean(),
  oktaConfigurations: z.optional(signInWidget),
});
export type Cart = z.infer<typeof cart>;

/** What every change of the cart answers [CALL-010]. */
export const cartResult = z.object({
  ...base,
  cartData: z.optional(cart),
  lineItems: z.optional(z.nullable(z.array(cartLine))),
  errorType: z.optional(cartErrorTypeCode),
  popupUrl: z.optional(z.nullable(z.string())),
  oversizedItems: z.optional(z.array(oversizedItem)),
  promoErrorMessage: z.optional(z.nullable(z.string())),
  cartErrorMessage: z.optional(z.nullable(z.string())),
  redirectUrl: z.optional(z.nullable(z.string())),
});
export type CartResult = z.infer<typeof cartResult>;
