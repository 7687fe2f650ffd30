export * from "./account-limits.ts";
export type * from "./calls.ts";
export * as accountOperations from "./calls.ts";
export * from "./design-request.ts";
export * from "./login-path.ts";
export * from "./login-with-idp-url.ts";
