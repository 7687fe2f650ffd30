import { isAnswerUnknown, newKey } from "@store/checkout-client";
import { cartOperations } from "@store/contract/cart";
import type { CartLine } from "@store/contract/shared";
import { atom } from "jotai/vanilla";
import { cartAlertText } from "./cart-alert-atom.ts";
import type { CartChangeResult } from "./cart-changes.ts";
import { changeCartAtom } from "./change-cart-atom.ts";
import { type FieldAnswer, toFieldAnswer } from "./field-answer.ts";

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
  const result = await set(changeCartAtom, {
    operation: donationAddToCart,
    call: (client) => client.call(donationAddToCart, donation, { idempotencyKey: key }),
    toUpdate: (reply) => {
      const line = findLine(reply, donation);
      return {
        action: "donationAddToCart",
        lineId: line?.id ?? "",
        sku: donation.sku,
        quantity: line?.priceQuantityTotals.quantity ?? 0,
        isSuccess: reply.ok && reply.value.isSuccess,
      };
    },
  });
  set(unansweredAtom, !result.ok && isAnswerUnknown(result.failure) ? { ...donation, key } : null);
  return toFieldAnswer(result, { fallback: cartAlertText });
});

function findLine(result: CartChangeResult, { sku, amount }: Donation): CartLine | undefined {
  const lines = result.ok ? result.value.cartData?.lineItems : undefined;
  return lines?.find((line) => line.sku === sku && line.priceQuantityTotals.unitPrice === amount);
}
