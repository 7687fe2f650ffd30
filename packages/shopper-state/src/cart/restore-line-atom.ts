import { cartOperations } from "@store/contract/cart";
import type { CartLine } from "@store/contract/shared";
import { atom } from "jotai/vanilla";
import { checkoutClientAtom } from "../calls/checkout-client-atom.ts";
import { reportFailureAtom } from "../problem/report-failure-atom.ts";
import { edgesAtom } from "../site/edge-atoms.ts";
import { cartAlertAtom, cartAlertText } from "./cart-alert-atom.ts";
import { cartAtom } from "./cart-atom.ts";
import { announceCartItem } from "./cart-item-updated.ts";
import { forgetLineAtom } from "./receive-cart-atom.ts";
import { reloadCartAtom } from "./reload-cart-atom.ts";
import { sendWishesAtom } from "./send-wishes-atom.ts";

const restoringAtom = atom<ReadonlySet<string>>(new Set<string>());

/** Puts a removed line back with the quantity it had: the undo of a removal. A donation is given again in full. */
export const restoreLineAtom = atom(null, async (get, set, line: CartLine): Promise<void> => {
  // A second press must not add the goods a second time.
  if (get(restoringAtom).has(line.id)) return;
  set(restoringAtom, new Set([...get(restoringAtom), line.id]));
  await set(sendWishesAtom);
  // A removal that failed has left the line where it was.
  const isRemoved = get(cartAtom)?.lineItems.find(({ id }) => id === line.id)?.isRemoved ?? true;
  if (isRemoved) await set(addAgainAtom, line);
  set(restoringAtom, new Set([...get(restoringAtom)].filter((id) => id !== line.id)));
});

const addAgainAtom = atom(null, async (get, set, line: CartLine): Promise<void> => {
  const client = get(checkoutClientAtom);
  const { quantity, total } = line.priceQuantityTotals;
  const { personalizationText, isDonation } = line.itemInfo;
  const operation = isDonation ? cartOperations.donationAddToCart : cartOperations.addItems;
  const result = isDonation
    ? await client.call(cartOperations.donationAddToCart, { sku: line.sku, amount: total })
    : await client.call(cartOperations.addItems, {
        items: [
          {
            Sku: line.sku,
            Quantity: quantity,
            ...(personalizationText && { PersonalizationText: personalizationText }),
          },
        ],
      });

  const isSuccess = result.ok && result.value.isSuccess;
  set(cartAlertAtom, isSuccess ? null : (result.ok && result.value.message) || cartAlertText);
  if (!result.ok) set(reportFailureAtom, result.failure, operation, { popup: "resetOnly" });
  if (isSuccess) set(forgetLineAtom, line.id);
  await set(reloadCartAtom);
  announceCartItem(get(edgesAtom).events, { action: "addItems", lineId: line.id, sku: line.sku, quantity, isSuccess });
});
