import { isAnswerUnknown, newKey } from "@store/checkout-client";
import type { Cart } from "@store/contract/cart";
import type { CartLine } from "@store/contract/shared";
import { atom } from "jotai/vanilla";
import { cartAtom } from "./cart-atom.ts";
import { sendInTurnAtom } from "./cart-changes.ts";
import { cartAlertText, type FieldResult, toFieldResult } from "./cart-errors.ts";
import { cartCalls } from "./load-cart.ts";
import { flushMutationsAtom } from "./mutation-queue.ts";

/** A donation, its amount in cents. */
export interface Donation {
  readonly sku: string;
  readonly amount: number;
}

/** The donation whose response never arrived, with its idempotency key: the service may have added it. */
const unconfirmedDonationAtom = atom<(Donation & { readonly key: string }) | null>(null);

/**
 * Adds a donation to the cart; the same amount again increases the quantity of its line. After a lost response, the same
 * amount is sent with the same key, so that a lost connection never adds a donation twice.
 */
export const addDonationAtom = atom(null, async (get, set, donation: Donation): Promise<FieldResult> => {
  const unconfirmed = get(unconfirmedDonationAtom);
  const isSame = unconfirmed?.sku === donation.sku && unconfirmed.amount === donation.amount;
  const key = isSame ? unconfirmed.key : newKey();
  const before = quantityOf(findDonation(get(cartAtom), donation));
  const result = await set(sendInTurnAtom, {
    operation: cartCalls.donationAddToCart,
    send: (client) => client.call(cartCalls.donationAddToCart, donation, { idempotencyKey: key }),
    toUpdate: (reply) => {
      const line = reply.ok ? findDonation(reply.value.cartData, donation) : undefined;
      const isSuccess = reply.ok && reply.value.isSuccess;
      const { sku } = donation;
      return { action: "donationAddToCart", lineId: line?.id ?? "", sku, quantity: quantityOf(line), isSuccess };
    },
  });
  const isUnknown = !result.ok && isAnswerUnknown(result.failure);
  // The cart reload that follows may show the outcome.
  if (isUnknown) await set(flushMutationsAtom);
  const isTaken = isUnknown && quantityOf(findDonation(get(cartAtom), donation)) > before;
  set(unconfirmedDonationAtom, isUnknown && !isTaken ? { ...donation, key } : null);
  return isTaken ? { isSuccess: true, message: null } : toFieldResult(result, { fallback: cartAlertText });
});

function findDonation(cart: Cart | null | undefined, { sku, amount }: Donation): CartLine | undefined {
  const isIt = (line: CartLine) => line.sku === sku && line.priceQuantityTotals.unitPrice === amount;
  return cart?.lineItems.find((line) => isIt(line) && !line.isRemoved);
}

function quantityOf(line: CartLine | undefined): number {
  return line?.priceQuantityTotals.quantity ?? 0;
}
