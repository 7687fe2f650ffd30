export * from "../checkout-model/checkout-model.ts";
export * from "../checkout-model/recipient.ts";
export * as checkoutOperations from "./calls.ts";
