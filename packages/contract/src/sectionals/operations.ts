export type * from "./calls.ts";
export * as sectionalOperations from "./calls.ts";
