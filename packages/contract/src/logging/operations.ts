export * as loggingOperations from "./calls.ts";
