export * from "./own-calls.ts";
export * from "./session-calls.ts";
