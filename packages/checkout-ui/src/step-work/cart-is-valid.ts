import { checkoutOperations } from "@store/contract/checkout";
import { cartErrorType } from "@store/contract/shared";
import { type ShopperStore, showProblemAtom } from "@store/shopper-state";
import type { StepCall } from "./use-step-work.ts";

const basketGoneText = "Your cart is empty. Please add something to it to check out.";

/**
 * Whether the cart can go on as it is; every next button asks this first (CHK-14). If not, the shopper is told why: an
 * empty basket in the service's words, everything else by the result itself (CHK-18, CHK-19).
 */
export async function cartIsValid(store: ShopperStore, call: StepCall): Promise<boolean> {
  const validation = await call(checkoutOperations.validateCart, {});
  if (validation === null) return false;
  if (validation.errorType === cartErrorType.none && validation.isSuccess) return true;
  store.set(
    showProblemAtom,
    validation.errorType === cartErrorType.emptyBasket
      ? { kind: "basketGone", message: validation.message || basketGoneText }
      : { kind: "cartInvalid", validation },
  );
  return false;
}
