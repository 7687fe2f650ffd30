import type { Cart } from "@store/contract/cart";

/** Whether to offer a sign-in before the checkout. */
export function needsLogin(
  { isGuest, isInternational }: Pick<Cart, "isGuest" | "isInternational">,
  { isLoggedIn }: { isLoggedIn: boolean },
): boolean {
  return isGuest && !isInternational && !isLoggedIn;
}
