export * as cartOperations from "./calls.ts";
export * from "./replies.ts";
