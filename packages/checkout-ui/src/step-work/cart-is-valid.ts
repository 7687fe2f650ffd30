import { type CartValidation, checkoutOperations } from "@store/contract/checkout";
import { cartErrorType } from "@store/contract/shared";
import { checkoutAtom, type Problem, type ShopperStore, showProblemAtom } from "@store/shopper-state";
import type { StepCall } from "./use-step-work.ts";

const basketGoneText = "Your cart is empty. Please add something to it to check out.";

/** What is wrong with where items go; another address may mend it. */
const placeErrors: ReadonlySet<number> = new Set([cartErrorType.invalidBasket, cartErrorType.pfasItems]);

export interface CartCheck {
  /**
   * The press brings another address, so what the stored one forbids stops nobody: otherwise it could never be changed.
   * The step after it is asked again.
   */
  readonly isPlaceNew?: boolean;
  /** Goes on once the popup has taken out what was in the way: a Next is repeated, a Place Order never is (AMB-049). */
  readonly onMended: (validation: CartValidation) => void;
}

/**
 * Whether the cart can go on as it is; every next button asks this first (CHK-14). If not, the shopper is told why: an
 * empty basket, or one that was ordered elsewhere, in the service's words, everything else by the result itself (CHK-18, CHK-19).
 */
export async function cartIsValid(
  store: ShopperStore,
  call: StepCall,
  { isPlaceNew = false, onMended }: CartCheck,
): Promise<boolean> {
  const validation = await call(checkoutOperations.validateCart, toShownBasket(store));
  if (validation === null) return false;
  if (validation.errorType === cartErrorType.none && validation.isSuccess) return true;
  if (isPlaceNew && placeErrors.has(validation.errorType)) return true;
  store.set(
    showProblemAtom,
    validation.errorType === cartErrorType.emptyBasket
      ? toEndOfBasket(validation)
      : { kind: "cartInvalid", validation, onMended: () => onMended(validation) },
  );
  return false;
}

/** The basket that the page shows: another tab may have ordered it, and begun another since. */
function toShownBasket(store: ShopperStore) {
  const basketId = store.get(checkoutAtom)?.basketId;
  return basketId === undefined ? {} : { basketId };
}

function toEndOfBasket({ message, title = "", redirectUrl: url }: CartValidation): Problem {
  if (!url) return { kind: "basketGone", message: message || basketGoneText };
  return { kind: "orderPlaced", title, message: message ?? "", url };
}
