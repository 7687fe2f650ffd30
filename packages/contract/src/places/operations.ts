export * as placeOperations from "./calls.ts";
export * from "./replies.ts";
