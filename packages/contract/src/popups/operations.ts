export * as popupOperations from "./calls.ts";
