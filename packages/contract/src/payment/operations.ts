export * as paymentOperations from "./calls.ts";
export * from "./model.ts";
export * from "./replies.ts";
