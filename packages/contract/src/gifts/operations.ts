export type * from "./calls.ts";
export * as giftOperations from "./calls.ts";
