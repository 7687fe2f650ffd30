export * as checkoutOperations from "./calls.ts";
export * from "./model.ts";
export * from "./recipient.ts";
