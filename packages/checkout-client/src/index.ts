export type { BoundCalls } from "./bind-calls.ts";
export { bindCalls } from "./bind-calls.ts";
export type { CallFailure, CallResult } from "./call-failure.ts";
export type { CallOptions, CheckoutClient, CheckoutClientOptions } from "./create-checkout-client.ts";
export { createCheckoutClient } from "./create-checkout-client.ts";
export { isAnswerUnknown } from "./is-answer-unknown.ts";
export { newKey } from "./new-key.ts";
export type { RetryOptions } from "./retry.ts";
export { defaultRetry } from "./retry.ts";
