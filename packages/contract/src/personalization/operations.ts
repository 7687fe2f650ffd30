export * as personalizationOperations from "./calls.ts";
export * from "./replies.ts";
