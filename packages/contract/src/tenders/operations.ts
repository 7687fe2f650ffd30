export type * from "./calls.ts";
export * as tenderOperations from "./calls.ts";
export * from "./model.ts";
