export * from "../checkout-model/payment-data.ts";
export type * from "./calls.ts";
export * as paymentOperations from "./calls.ts";
