export * as sectionalOperations from "./calls.ts";
export type * from "./replies.ts";
