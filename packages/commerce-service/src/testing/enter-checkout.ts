import { cartOperations } from "@store/contract/cart";
import type { AddToCartItem } from "@store/contract/cart/requests";
import { checkoutOperations } from "@store/contract/checkout";
import type { Address } from "@store/contract/shared";
import { sampleSkus } from "./sample-inputs.ts";
import type { Shopper } from "./shopper.ts";
import { signIn, type TestAccount } from "./sign-in.ts";

export interface Entry {
  items?: AddToCartItem[];
  /** Signs in on the way. */
  who?: TestAccount;
  /** Saved as the shipping address; left out, none is. */
  address?: Address;
  /** The store at which the first item is picked up. */
  pickupAt?: string;
}

/** Fills a cart and opens its checkout; returns the checkout. */
export async function enterCheckout(
  shopper: Shopper,
  { items = [{ Sku: sampleSkus.lamp }], who, address, pickupAt }: Entry = {},
) {
  const added = await shopper.call(cartOperations.addItems, { items });
  if (!added.body.isSuccess) throw new Error(`Nothing was added: ${JSON.stringify(added.body)}`);
  if (who) await signIn(shopper, who);
  if (pickupAt !== undefined) {
    const { body } = await shopper.call(cartOperations.getCartJsx, {});
    const id = body.cartData?.lineItems[0]?.id ?? "";
    await shopper.call(cartOperations.updateShipMethod, {
      id,
      shipMethod: 1,
      isPickupSelected: true,
      locationId: pickupAt,
    });
  }
  await shopper.call(cartOperations.checkout, {});
  await shopper.call(checkoutOperations.refreshCheckout, {});
  if (address) await shopper.call(checkoutOperations.saveShippingAddress, { address });
  return findCheckout(shopper);
}

/** The current checkout; throws when none is open. */
export async function findCheckout(shopper: Shopper) {
  const { body } = await shopper.call(checkoutOperations.refreshCheckout, {});
  if (!body.checkout) throw new Error(`No checkout is open: ${JSON.stringify(body)}`);
  return body.checkout;
}
