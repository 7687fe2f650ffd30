export { furthestPath, furthestStep, mayOpenStep } from "./furthest-step.ts";
export { ownPath } from "./own-path.ts";
export type { PageNavigation } from "./page-navigation.ts";
export { authorizationErrorPath, type Redirect, type RedirectRules, resolveRedirect } from "./resolve-redirect.ts";
export { isReturningToReview, returnsToReviewAtom } from "./returns-to-review-atom.ts";
export type { Step } from "./step-table.ts";
export {
  cartStep,
  confirmationStep,
  deliveryStep,
  paymentStep,
  reviewStep,
  shippingStep,
  stepTable,
} from "./step-table.ts";
