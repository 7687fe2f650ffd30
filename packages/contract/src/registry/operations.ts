export type * from "./calls.ts";
export * as registryOperations from "./calls.ts";
