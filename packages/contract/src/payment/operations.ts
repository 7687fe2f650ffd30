export type * from "./calls.ts";
export * as paymentOperations from "./calls.ts";
export * from "./model.ts";
