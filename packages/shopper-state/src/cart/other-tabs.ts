/** The key of the local storage under which the tabs of a store tell each other how many items are in the cart. */
export const cartCountKey = "cartCount";

/**
 * Tells the other tabs how many items are in the cart. A tab that stays on the screen beside this one gets no other sign of
 * a change. The same count as before tells nothing.
 */
export function tellCartCount(count: number): void {
  try {
    localStorage.setItem(cartCountKey, String(count));
  } catch {
    // Without storage, the others follow when they are shown again.
  }
}

/** Calls `listener` when another tab has told another count, until the signal is aborted. */
export function onCartCountTold(listener: () => void, { signal }: { readonly signal: AbortSignal }): void {
  addEventListener("storage", ({ key }) => key === cartCountKey && listener(), { signal });
}
