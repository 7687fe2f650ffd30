import type { CartValidation } from "@store/contract/checkout";
import { cartErrorType } from "@store/contract/shared";
import type { Shown } from "@store/ui-kit/form-outcome";
import { checkoutCalls } from "./checkout-calls.ts";
import { type CallFailed, type CartInvalid, type StepCall, toFailed } from "./step-outcome.ts";

/** Errors about destinations, which another address may resolve. */
const placeErrors: ReadonlySet<CartValidation["errorType"]> = new Set([
  cartErrorType.invalidBasket,
  cartErrorType.pfasItems,
]);

export interface CartCheck {
  /** The basket of the page: another tab may have ordered it, and started another one since. */
  readonly basketId: string | undefined;
  /**
   * The form has a new address, so a restriction of the stored one must not block it: otherwise the address could never
   * be changed. The next step checks again.
   */
  readonly isPlaceNew?: boolean;
}

/** Why the cart cannot be checked out as it is, or null; every next button calls this first. */
export async function checkCart(
  call: StepCall,
  { basketId, isPlaceNew = false }: CartCheck,
): Promise<Shown<CartInvalid | CallFailed> | null> {
  const operation = checkoutCalls.validateCart;
  const result = await call(operation, basketId === undefined ? {} : { basketId });
  if (!result.ok) return toFailed(result.failure, operation);
  const { errorType, isSuccess } = result.value;
  if (errorType === cartErrorType.none && isSuccess) return null;
  if (isPlaceNew && placeErrors.has(errorType)) return null;
  return { kind: "shown", data: { kind: "cartInvalid", validation: result.value } };
}
