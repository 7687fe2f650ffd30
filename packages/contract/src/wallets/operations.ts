export * as walletOperations from "./calls.ts";
export * from "./replies.ts";
