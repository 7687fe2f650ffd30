import type { CheckoutModel } from "@store/contract/checkout";
import { checkoutClientAtom, receiveCheckoutAtom, type ShopperStore } from "@store/shopper-state";
import type { StepCall } from "./step-outcome.ts";

/** Calls with the page's client, and updates the page's checkout from every reply that has one. */
export function toReceivingCall(store: ShopperStore): StepCall {
  return async (operation, request, options) => {
    const result = await store.get(checkoutClientAtom).call(operation, request, options);
    if (result.ok && hasCheckout(result.value)) store.set(receiveCheckoutAtom, result.value.checkout);
    return result;
  };
}

// In the contract, every field named `checkout` is this model.
function hasCheckout(value: unknown): value is { checkout: CheckoutModel | undefined } {
  return typeof value === "object" && value !== null && "checkout" in value;
}
