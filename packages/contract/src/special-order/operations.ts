export * as specialOrderOperations from "./calls.ts";
export * from "./replies.ts";
