export type { DisplaySwatch } from "../catalog/product.ts";
export type * from "./calls.ts";
export * as swatchOperations from "./calls.ts";
export * from "./messages.ts";
export type { OrderFreeSwatches, SubmitFreeFormOrder } from "./requests.ts";
export * from "./rules.ts";
