export * from "../checkout-model/tenders-data.ts";
export type * from "./calls.ts";
export * as tenderOperations from "./calls.ts";
