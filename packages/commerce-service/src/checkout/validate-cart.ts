import type { CartValidation, UnavailableItem } from "@store/contract/checkout";
import { type CartErrorType, cartErrorType } from "@store/contract/shared";
import { findBasket, type LoadedLine } from "../cart/queries/find-basket.ts";
import { toAvailability } from "../catalog/rules/to-availability.ts";
import { toPicture } from "../catalog/rules/to-picture.ts";
import type { CallContext } from "../service/context.ts";
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
export async function validateCart({ database, session, site }: CallContext): Promise<CartValidation> {
  const loaded = session && (await findBasket(database, { sessionId: session.sessionId, site }));
  const region = loaded?.basket.shipping_address?.state ?? null;
  const { errorType, lines } = validateLines(loaded?.lines ?? [], region);
  const isRestriction = errorType === cartErrorType.pfasItems;
  return {
    isSuccess: errorType === cartErrorType.none,
    errorType,
    ...texts[errorType],
    unavailableItems: lines.map((line) =>
      toUnavailableItem(line, isRestriction ? `Cannot be shipped to ${region}` : undefined),
    ),
  };
}

function toUnavailableItem(line: LoadedLine, reason?: string): UnavailableItem {
  return {
    sku: line.sku,
    title: line.title,
    imagePath: toPicture(line).imagePath,
    currentPrice: line.priceCents,
    quantity: line.quantity,
    availabilityMessage: reason ?? toAvailability({ ...line, wanted: line.quantity }).message,
    isCustomNla: false,
  };
}
