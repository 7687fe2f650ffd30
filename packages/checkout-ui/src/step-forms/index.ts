export { typedFields } from "../cart/commands/cart-submission.ts";
export type { ReviewNotice } from "../review/order-notice.ts";
export { submitQuantities } from "../review/use-quantities.ts";
export type { StepActionData, StepNotice } from "../step-work/step-action-data.ts";
export type { StepCall, StepStop } from "../step-work/step-outcome.ts";
export type { FormOutcome, StepForm } from "./step-form.ts";
export { findOrderAttempt, type OrderFormOutcome, submitOrderForm } from "./submit-order-form.ts";
export { submitPaymentForm } from "./submit-payment-form.ts";
export { submitDeliveryForm, submitShippingForm } from "./submit-shipping-form.ts";
export {
  findExitPath,
  findRedirectUrl,
  isElsewhere,
  toBlockedNotice,
  toStepActionData,
} from "./to-step-action-data.ts";
