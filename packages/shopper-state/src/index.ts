export {
  cartCountAtom,
  cartCountKey,
  countItems,
  onCartCountTold,
  receiveCartCountAtom,
  shipToAtom,
  tellCartCount,
} from "./basket/cart-value.ts";
export {
  checkoutAtom,
  forgetCheckoutAtom,
  receiveCheckoutAtom,
  requestTokenAtom,
  saveTokenAtom,
} from "./basket/checkout-atom.ts";
export { checkoutClientAtom } from "./calls/checkout-client-atom.ts";
export { isLoadingAtom } from "./calls/is-loading-atom.ts";
export type { Donation } from "./cart/add-donation.ts";
export { addDonationAtom } from "./cart/add-donation.ts";
export { cartAtom, cartStatusAtom, isCartSettlingAtom } from "./cart/cart-atom.ts";
export type { CartChangeName } from "./cart/cart-changes.ts";
export { cartChanges, changeCartAtom, sendCartChange } from "./cart/cart-changes.ts";
export type { FieldResult, LineError } from "./cart/cart-errors.ts";
export { cartAlertAtom, cartAlertText, lineErrorsAtom, toFieldResult } from "./cart/cart-errors.ts";
export type { CartItemUpdate } from "./cart/cart-item-updated.ts";
export { cartItemUpdated } from "./cart/cart-item-updated.ts";
export type { EstimatesByLine } from "./cart/estimates.ts";
export {
  estimateOutageAtom,
  estimatesAtom,
  isPickedUpAtom,
  lookUpEstimatesAtom,
  pickupStores,
} from "./cart/estimates.ts";
export type {
  InstallationService,
  LineAction,
  LineInput,
  LineList,
  PendingMutation,
} from "./cart/line-mutations.ts";
export { isLineAction, lineMutations } from "./cart/line-mutations.ts";
export { cartCalls, preloadCartCalls, reloadCartAtom } from "./cart/load-cart.ts";
export { flushMutationsAtom, mutateLineAtom, refreshCartAtom } from "./cart/mutation-queue.ts";
export type { CartCallResult } from "./cart/pending-changes.ts";
export { applyOptimistic, createMutation, findLine } from "./cart/pending-mutations.ts";
export { persistMutationsAtom, resumeMutationsAtom } from "./cart/persist-mutations.ts";
export { forgetRemovedAtom, receiveCartAtom } from "./cart/receive-cart.ts";
export { sendMutation } from "./cart/send-mutation.ts";
export type { ShopperStore, ShopperStoreOptions } from "./create-shopper-store.ts";
export { createShopperStore } from "./create-shopper-store.ts";
export {
  dialogAtom,
  dialogsAtom,
  dismissDialogAtom,
  leavePageAtom,
  showDialogAtom,
} from "./dialogs/dialog-atom.ts";
export type { DialogRequest } from "./dialogs/dialog-request.ts";
export { toFailureDialog } from "./dialogs/dialog-request.ts";
export type { ReportOptions } from "./dialogs/report-failure-atom.ts";
export { reportFailureAtom } from "./dialogs/report-failure-atom.ts";
export { placesAtom } from "./places/places-atom.ts";
export type { SiteOptions } from "./site/create-site.ts";
export { createSite } from "./site/create-site.ts";
export type { DataLayerEvent, FormSubmitted, RegistryItemAdded } from "./site/data-layer.ts";
export { pushToDataLayer } from "./site/data-layer.ts";
export type { BrowserPlatform } from "./site/platform-atom.ts";
export { platformAtom } from "./site/platform-atom.ts";
export { siteAtom } from "./site/site-atom.ts";
export type { SiteCardBins, StoreSite } from "./site/store-site.ts";
