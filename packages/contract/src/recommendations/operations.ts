export * as recommendationOperations from "./calls.ts";
export * from "./replies.ts";
