export type { CallFailure, CallResult } from "./call-failure.ts";
export { isAnswerUnknown } from "./call-failure.ts";
export type { BoundCalls, CallOptions, CheckoutClient, CheckoutClientOptions } from "./create-checkout-client.ts";
export { bindCalls, createCheckoutClient } from "./create-checkout-client.ts";
export type { Call, LazyCalls, LazyOperation } from "./lazy-calls.ts";
export { lazyCalls } from "./lazy-calls.ts";
export { newKey } from "./new-key.ts";
export type { RetryOptions } from "./retry.ts";
export { defaultRetry } from "./retry.ts";
