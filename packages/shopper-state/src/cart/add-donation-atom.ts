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

/** Adds a donation to the cart; the same amount again counts up its line. */
export const addDonationAtom = atom(null, async (_get, set, donation: Donation): Promise<FieldAnswer> => {
  const result = await set(changeCartAtom, {
    operation: donationAddToCart,
    call: (client) => client.call(donationAddToCart, donation),
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
  return toFieldAnswer(result, { fallback: cartAlertText });
});

function findLine(result: CartChangeResult, { sku, amount }: Donation): CartLine | undefined {
  const lines = result.ok ? result.value.cartData?.lineItems : undefined;
  return lines?.find((line) => line.sku === sku && line.priceQuantityTotals.unitPrice === amount);
}
