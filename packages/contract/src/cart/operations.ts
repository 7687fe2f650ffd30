export * from "./add-result.ts";
export * as cartOperations from "./calls.ts";
export * from "./cart-count.ts";
export * from "./model.ts";
