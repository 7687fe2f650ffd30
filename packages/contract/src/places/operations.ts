export type * from "./calls.ts";
export * as placeOperations from "./calls.ts";
