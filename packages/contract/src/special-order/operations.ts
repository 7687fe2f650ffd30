export type * from "./calls.ts";
export * as specialOrderOperations from "./calls.ts";
