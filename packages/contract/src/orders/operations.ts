export * as orderOperations from "./calls.ts";
export * from "./order.ts";
export * from "./replies.ts";
