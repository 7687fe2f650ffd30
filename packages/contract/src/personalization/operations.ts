export type * from "./calls.ts";
export * as personalizationOperations from "./calls.ts";
export * from "./check-texts.ts";
