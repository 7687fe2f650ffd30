export * as orderOperations from "./calls.ts";
export * from "./replies.ts";
