export type { ReviewNotice } from "../review/order-notice.ts";
export type { StepAnswer } from "../step-work/step-answer.ts";
export type { FormOutcome, StepForm } from "./step-form.ts";
export { submitDeliveryForm } from "./submit-delivery-form.ts";
export { findOrderAttempt, type OrderFormOutcome, submitOrderForm } from "./submit-order-form.ts";
export { submitPaymentForm } from "./submit-payment-form.ts";
export { submitShippingForm } from "./submit-shipping-form.ts";
export { findRedirectUrl, findWayOut, toBlockedNotice, toStepAnswer } from "./to-step-answer.ts";
