import * as z from "zod/mini";
import type { RequestsOf } from "../operation.ts";
import { address, emptyBody, id, serviceLevelCode } from "../shared/index.ts";
import type { checkoutOperations } from "./operations.ts";

export const addressRequest = z.strictObject({ address });
export const saveShippingAddressRequest = z.strictObject({ address, addressId: z.optional(id) });

/** What the shopper chose, never the offered lists. */
export const saveShippingAndGiftOptionsRequest = z.strictObject({
  recipients: z
    .array(
      z.strictObject({
        recipientId: id,
        shipments: z.array(z.strictObject({ id, serviceLevel: serviceLevelCode })).check(z.maxLength(200)),
      }),
    )
    .check(z.maxLength(50)),
});
export type SaveShippingAndGiftOptions = z.infer<typeof saveShippingAndGiftOptionsRequest>;

export const checkoutRequests = {
  refreshCheckout: emptyBody,
  validateCart: emptyBody,
  validateAddress: addressRequest,
  saveShippingAddress: saveShippingAddressRequest,
  saveBillingAddress: addressRequest,
  saveShippingAndGiftOptions: saveShippingAndGiftOptionsRequest,
  moveToShippingAndGiftOptions: emptyBody,
  moveToPaymentPage: emptyBody,
  moveToReviewPage: emptyBody,
} satisfies RequestsOf<typeof checkoutOperations>;
