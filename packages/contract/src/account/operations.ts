export * as accountOperations from "./calls.ts";
export * from "./replies.ts";
