export { type CallFailure, type CallResult, isAnswerUnknown } from "./call-failure.ts";
export type { BoundCalls, CallOptions, CheckoutClient, CheckoutClientOptions } from "./create-checkout-client.ts";
export { bindCalls, createCheckoutClient } from "./create-checkout-client.ts";
export { type Call, type LazyCalls, type LazyOperation, lazyCalls } from "./lazy-calls.ts";
export { newKey } from "./new-key.ts";
export { defaultRetry, type RetryOptions } from "./retry.ts";
