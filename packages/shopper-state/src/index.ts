export { checkoutClientAtom } from "./calls/checkout-client-atom.ts";
export { isLoadingAtom } from "./calls/is-loading-atom.ts";
export type { Donation } from "./cart/add-donation-atom.ts";
export { addDonationAtom } from "./cart/add-donation-atom.ts";
export { applyPostalCodeAtom } from "./cart/apply-postal-code-atom.ts";
export { cartAlertAtom, cartAlertText } from "./cart/cart-alert-atom.ts";
export {
  cartAtom,
  cartCountAtom,
  cartStatusAtom,
  isCartSettlingAtom,
  receiveCartCountAtom,
} from "./cart/cart-atom.ts";
export type { CartChangeResult } from "./cart/cart-changes.ts";
export type { CartItemUpdate } from "./cart/cart-item-updated.ts";
export { cartItemUpdated } from "./cart/cart-item-updated.ts";
export type { AskedChange } from "./cart/change-cart-atom.ts";
export { changeCartAtom } from "./cart/change-cart-atom.ts";
export {
  changeInstallationAtom,
  changeQuantityAtom,
  changeWayAtom,
  moveLineAtom,
  removeLineAtom,
  restoreLineAtom,
} from "./cart/change-line-atoms.ts";
export type { EstimatesByLine } from "./cart/estimates-atom.ts";
export { estimateOutageAtom, estimatesAtom } from "./cart/estimates-atom.ts";
export type { FieldAnswer } from "./cart/field-answer.ts";
export { toFieldAnswer } from "./cart/field-answer.ts";
export { keepWishesAtom, takeUpWishesAtom } from "./cart/kept-wishes-atoms.ts";
export { lateCart, loadCartCalls } from "./cart/late-cart-calls.ts";
export type { LineError } from "./cart/line-errors-atom.ts";
export { lineErrorsAtom } from "./cart/line-errors-atom.ts";
export { lookUpEstimatesAtom } from "./cart/look-up-estimates-atom.ts";
export { isPickedUpAtom, pickupOf } from "./cart/pickup-of.ts";
export { applyPromoCodeAtom, removePromoCodeAtom } from "./cart/promo-code-atoms.ts";
export { forgetRemovedAtom, receiveCartAtom } from "./cart/receive-cart-atom.ts";
export { refreshCartAtom } from "./cart/refresh-cart-atom.ts";
export { reloadCartAtom } from "./cart/reload-cart-atom.ts";
export { sendWishesAtom } from "./cart/send-wishes-atom.ts";
export { setShipToCountryAtom } from "./cart/set-ship-to-country-atom.ts";
export { shipToAtom } from "./cart/ship-to-atom.ts";
export type { InstallationService } from "./cart/wishes.ts";
export {
  checkoutAtom,
  forgetCheckoutAtom,
  keepTokenAtom,
  receiveCheckoutAtom,
  requestTokenAtom,
} from "./checkout/checkout-atom.ts";
export type { ShopperStore, ShopperStoreOptions } from "./create-shopper-store.ts";
export { createShopperStore } from "./create-shopper-store.ts";
export type { Interruption } from "./problem/interruption.ts";
export type { Problem } from "./problem/problem.ts";
export { toProblem } from "./problem/problem.ts";
export {
  dismissProblemAtom,
  leavePageAtom,
  problemAtom,
  problemsAtom,
  showProblemAtom,
} from "./problem/problem-atom.ts";
export type { ReportOptions } from "./problem/report-failure-atom.ts";
export { reportFailureAtom } from "./problem/report-failure-atom.ts";
export type { PageEdges } from "./site/edge-atoms.ts";
export { edgesAtom } from "./site/edge-atoms.ts";
export { siteAtom } from "./site/site-atom.ts";
export type { SiteCardBins, StoreSite } from "./site/store-site.ts";
