import { useIsHydrated } from "../../web/hydration/use-is-hydrated.ts";

/** The hidden field of a form that asks for the confirmation instead of the cart. */
export const confirmationField = "confirmation";

/**
 * Asks for the confirmation if scripts run; `adds` makes an add after a confirmation a new one. A component of its own, so
 * that hydration does not render the page again.
 */
export function ConfirmationField({ adds }: { readonly adds: number }) {
  return useIsHydrated() ? <input type="hidden" name={confirmationField} value={adds} /> : null;
}
