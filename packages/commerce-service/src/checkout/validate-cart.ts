import type { CartValidation, UnavailableItem } from "@store/contract/checkout";
import { type CartErrorType, cartErrorType } from "@store/contract/shared";
import { toBasketState } from "../basket/rules/basket-state.ts";
import type { ShopLine } from "../basket/rules/shop-lines.ts";
import { toAvailability } from "../catalog/rules/to-availability.ts";
import { toPicture } from "../catalog/rules/to-picture.ts";
import type { CallContext } from "../service/context.ts";
import { toRegionOf } from "./rules/to-region-of.ts";
import { validateLines } from "./rules/validate-lines.ts";

const gone = "Remove them from your cart or lower their quantities, then go on.";
const texts: Partial<Record<CartErrorType, { title: string; message: string }>> = {
  [cartErrorType.emptyBasket]: {
    title: "Your cart is empty.",
    message: "There is nothing to check out. Add something to your cart first.",
  },
  [cartErrorType.nlaItems]: {
    title: "Some items are no longer available.",
    message: `These items cannot be ordered as they stand. ${gone}`,
  },
  [cartErrorType.allNlaItems]: {
    title: "Your items are no longer available.",
    message: `None of the items in your cart can be ordered as they stand. ${gone}`,
  },
  [cartErrorType.pfasItems]: {
    title: "Some items cannot be shipped to your address.",
    message: "The law of your state does not allow them. Remove them from your cart or choose another address.",
  },
};

/** Whether the cart can still be ordered to the address that is known; changes nothing [CALL-033, CHK-20]. */
export function validateCart({ opening: { loaded }, clock }: CallContext): CartValidation {
  const state = loaded && toBasketState(loaded, clock.now());
  const regionOf = toRegionOf(state?.recipients ?? []);
  const { errorType, lines } = validateLines(state?.lines ?? [], regionOf);
  const isRestriction = errorType === cartErrorType.pfasItems;
  return {
    isSuccess: errorType === cartErrorType.none,
    errorType,
    ...texts[errorType],
    unavailableItems: lines.map((line) =>
      toUnavailableItem(line, isRestriction ? `Cannot be shipped to ${regionOf(line)}` : undefined),
    ),
  };
}

function toUnavailableItem(line: ShopLine, reason?: string): UnavailableItem {
  const { item } = line;
  return {
    sku: line.sku,
    title: item.title,
    imagePath: toPicture(item).imagePath,
    currentPrice: line.unitPriceCents,
    quantity: line.quantity,
    availabilityMessage: reason ?? toAvailability({ ...item, wanted: line.quantity }).message,
    isCustomNla: false,
  };
}
