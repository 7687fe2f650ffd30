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
export { addDonationAtom, type Donation } from "./cart/add-donation.ts";
export { cartAtom, cartStatusAtom, isCartSettlingAtom } from "./cart/cart-atom.ts";
export { type CartChangeName, cartChanges, changeCartAtom, sendCartChange } from "./cart/cart-changes.ts";
export type { FieldResult, LineError } from "./cart/cart-errors.ts";
export { cartAlertAtom, cartAlertText, lineErrorsAtom, toFieldResult } from "./cart/cart-errors.ts";
export { type CartItemUpdate, cartItemUpdated } from "./cart/cart-item-updated.ts";
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
export { createShopperStore, type ShopperStore, type ShopperStoreOptions } from "./create-shopper-store.ts";
export {
  dialogAtom,
  dialogsAtom,
  dismissDialogAtom,
  leavePageAtom,
  showDialogAtom,
} from "./dialogs/dialog-atom.ts";
export { type DialogRequest, toFailureDialog } from "./dialogs/dialog-request.ts";
export { type ReportOptions, reportFailureAtom } from "./dialogs/report-failure-atom.ts";
export { placesAtom } from "./places/places-atom.ts";
export { createSite, type SiteOptions } from "./site/create-site.ts";
export { type DataLayerEvent, type FormSubmitted, pushToDataLayer, type RegistryItemAdded } from "./site/data-layer.ts";
export { type BrowserPlatform, platformAtom } from "./site/platform-atom.ts";
export { siteAtom } from "./site/site-atom.ts";
export type { SiteCardBins, StoreSite } from "./site/store-site.ts";
