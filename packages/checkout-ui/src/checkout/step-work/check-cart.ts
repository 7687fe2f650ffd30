import { type CartValidation, checkoutOperations } from "@store/contract/checkout";
import { cartErrorType } from "@store/contract/shared";
import type { StepCall, StepStop } from "./step-outcome.ts";

/** What is wrong with where items go; another address may mend it. */
const placeErrors: ReadonlySet<CartValidation["errorType"]> = new Set([
  cartErrorType.invalidBasket,
  cartErrorType.pfasItems,
]);

export interface CartCheck {
  /** The basket that the page shows: another tab may have ordered it, and begun another since. */
  readonly basketId: string | undefined;
  /**
   * The form brings another address, so what the stored one forbids stops nobody: otherwise it could never be changed.
   * The step after it is asked again.
   */
  readonly isPlaceNew?: boolean;
}

/** Why the cart cannot go on as it is, or null; every next button asks this first. */
export async function checkCart(
  call: StepCall,
  { basketId, isPlaceNew = false }: CartCheck,
): Promise<Extract<StepStop, { kind: "cartInvalid" | "failed" }> | null> {
  const operation = checkoutOperations.validateCart;
  const result = await call(operation, basketId === undefined ? {} : { basketId });
  if (!result.ok) return { kind: "failed", failure: result.failure, operation };
  const { errorType, isSuccess } = result.value;
  if (errorType === cartErrorType.none && isSuccess) return null;
  if (isPlaceNew && placeErrors.has(errorType)) return null;
  return { kind: "cartInvalid", validation: result.value };
}
