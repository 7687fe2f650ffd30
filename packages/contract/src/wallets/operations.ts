export type * from "./calls.ts";
export * as walletOperations from "./calls.ts";
