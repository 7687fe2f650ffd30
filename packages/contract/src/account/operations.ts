export * as accountOperations from "./calls.ts";
export * from "./login-with-idp-url.ts";
export * from "./replies.ts";
