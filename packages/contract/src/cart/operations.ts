export * from "./add-result.ts";
export * as cartOperations from "./calls.ts";
export * from "./model.ts";
