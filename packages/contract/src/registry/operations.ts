export * as registryOperations from "./calls.ts";
export * from "./replies.ts";
