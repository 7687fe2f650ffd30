export * as giftOperations from "./calls.ts";
export * from "./replies.ts";
