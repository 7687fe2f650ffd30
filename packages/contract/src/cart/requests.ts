import * as z from "zod/mini";
import type { RequestsOf } from "../operation.ts";
import { cents, emptyBody, id, shipMethodCode, sku, text } from "../shared/index.ts";
import type { cartOperations } from "./operations.ts";

export const quantity = z.int().check(z.minimum(1), z.maximum(99));

/** One item to add. Sku and Quantity are all that most adds need; a quantity left out is 1 [CONF-15]. */
export const addToCartItem = z.strictObject({
  Sku: sku,
  Quantity: z._default(quantity, 1),
  OptionChoiceParameter: z.optional(z.nullable(text(500))),
  Location: z.optional(z.nullable(text(100))),
  Url: z.optional(z.nullable(text(500))),
  PersonalizationText: z.optional(z.nullable(text(60))),
  IsPersonalized: z.optional(z.boolean()),
  ShipMethod: z.optional(shipMethodCode),
});
export type AddToCartItem = z.input<typeof addToCartItem>;

export const addItemsRequest = z.strictObject({ items: z.array(addToCartItem).check(z.minLength(1), z.maxLength(50)) });
export const removeItemRequest = z.strictObject({ id });
export const restoreItemRequest = z.strictObject({ id });
export const updateItemRequest = z.strictObject({ id, quantity });
/** A donation of 1 to 500 dollars. */
export const donationAddToCartRequest = z.strictObject({ sku, amount: cents.check(z.minimum(100), z.maximum(50_000)) });

export const cartRequests = {
  getCartJsx: emptyBody,
  getCartCount: emptyBody,
  addItems: addItemsRequest,
  removeItem: removeItemRequest,
  restoreItem: restoreItemRequest,
  updateItem: updateItemRequest,
  donationAddToCart: donationAddToCartRequest,
  checkout: emptyBody,
} satisfies RequestsOf<typeof cartOperations>;
