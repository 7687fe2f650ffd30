export * as recommendationOperations from "./calls.ts";
export type { CrossSellLocation } from "./requests.ts";
