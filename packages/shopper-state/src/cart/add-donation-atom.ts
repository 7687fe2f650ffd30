import { isAnswerUnknown, newKey } from "@store/checkout-client";
import { type Cart, cartOperations } from "@store/contract/cart";
import type { CartLine } from "@store/contract/shared";
import { atom } from "jotai/vanilla";
import { cartAlertText } from "./cart-alert-atom.ts";
import { cartAtom } from "./cart-atom.ts";
import { changeCartAtom } from "./change-cart-atom.ts";
import { type FieldAnswer, toFieldAnswer } from "./field-answer.ts";
import { sendWishesAtom } from "./send-wishes-atom.ts";

const donationAddToCart = cartOperations.donationAddToCart;

/** A donation as it is asked for, its amount in cents. */
export interface Donation {
  readonly sku: string;
  readonly amount: number;
}

/** The one whose answer never came, with its key: it may have been taken. */
const unansweredAtom = atom<(Donation & { readonly key: string }) | null>(null);

/**
 * Adds a donation to the cart; the same amount again counts up its line. After an answer that never came the same amount is
 * the same donation, asked for again: nobody gives twice for a lost connection.
 */
export const addDonationAtom = atom(null, async (get, set, donation: Donation): Promise<FieldAnswer> => {
  const unanswered = get(unansweredAtom);
  const isSame = unanswered?.sku === donation.sku && unanswered.amount === donation.amount;
  const key = isSame ? unanswered.key : newKey();
  const before = quantityOf(findLine(get(cartAtom), donation));
  const result = await set(changeCartAtom, {
    operation: donationAddToCart,
    call: (client) => client.call(donationAddToCart, donation, { idempotencyKey: key }),
    toUpdate: (reply) => {
      const line = reply.ok ? findLine(reply.value.cartData, donation) : undefined;
      return {
        action: "donationAddToCart",
        lineId: line?.id ?? "",
        sku: donation.sku,
        quantity: quantityOf(line),
        isSuccess: reply.ok && reply.value.isSuccess,
      };
    },
  });
  const isUnknown = !result.ok && isAnswerUnknown(result.failure);
  // The look at the cart that follows may tell what became of it.
  if (isUnknown) await set(sendWishesAtom);
  const isTaken = isUnknown && quantityOf(findLine(get(cartAtom), donation)) > before;
  set(unansweredAtom, isUnknown && !isTaken ? { ...donation, key } : null);
  return isTaken ? { isSuccess: true, message: null } : toFieldAnswer(result, { fallback: cartAlertText });
});

function findLine(cart: Cart | null | undefined, { sku, amount }: Donation): CartLine | undefined {
  const isIt = (line: CartLine) => line.sku === sku && line.priceQuantityTotals.unitPrice === amount;
  return cart?.lineItems.find((line) => isIt(line) && !line.isRemoved);
}

function quantityOf(line: CartLine | undefined): number {
  return line?.priceQuantityTotals.quantity ?? 0;
}
