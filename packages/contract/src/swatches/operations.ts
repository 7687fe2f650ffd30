export * as swatchOperations from "./calls.ts";
export * from "./replies.ts";
