export * as sectionalOperations from "./calls.ts";
export * from "./replies.ts";
