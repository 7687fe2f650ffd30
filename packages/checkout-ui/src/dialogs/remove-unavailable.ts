import { checkoutOperations } from "@store/contract/checkout";
import { cartErrorType } from "@store/contract/shared";
import { checkoutClientAtom, receiveCheckoutAtom, reportFailureAtom, type ShopperStore } from "@store/shopper-state";
import type { RemovableType } from "./recovery-actions.ts";

/** The call that removes what a validation of each type found. */
const removalOf = {
  [cartErrorType.nlaItems]: checkoutOperations.removeNlaItems,
  [cartErrorType.installationServiceUnavailable]: checkoutOperations.removeCheckoutInstallationService,
  [cartErrorType.personalizationServiceUnavailable]: checkoutOperations.removePersonalizedItems,
  [cartErrorType.inHousePersonalizationNlaItems]: checkoutOperations.removeInHousePersonalizedNlaItems,
  [cartErrorType.allNlaItems]: checkoutOperations.removeAllNlaItems,
  [cartErrorType.pfasItems]: checkoutOperations.removePfasItems,
} as const satisfies Record<RemovableType, unknown>;

/**
 * Removes the unavailable items and reloads the checkout. Returns whether there is still an order to continue with: not
 * after a failure, which is logged and has no popup of its own, and not if the basket is empty.
 */
export async function removeUnavailable(store: ShopperStore, errorType: RemovableType): Promise<boolean> {
  const client = store.get(checkoutClientAtom);
  const operation = removalOf[errorType];
  const removed = await client.call(operation, {});
  if (!removed.ok) store.set(reportFailureAtom, removed.failure, operation, { popup: "resetOnly" });
  if (!removed.ok || !removed.value.isSuccess) return false;
  const { refreshCheckout } = checkoutOperations;
  const refreshed = await client.call(refreshCheckout, {});
  if (!refreshed.ok) store.set(reportFailureAtom, refreshed.failure, refreshCheckout, { popup: "resetOnly" });
  if (!refreshed.ok || !refreshed.value.checkout) return false;
  store.set(receiveCheckoutAtom, refreshed.value.checkout);
  return true;
}
