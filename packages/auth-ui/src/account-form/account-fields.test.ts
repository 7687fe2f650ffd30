import { expect, it } from "vitest";
import { checkAccountEmail } from "./account-fields.tsx";

it.each([
  ["x@shop.com", true],
  ["x@shop.online", true],
  ["x@shop.xn--p1ai", true],
  [" x@shop.store ", true],
  ["x@shop", false],
  ["x@shop.c0m", false],
  [`${"x".repeat(60)}@shop.com`, false],
])("judges the address %s of an account as every form does: %s (AMB-160)", (email, isValid) => {
  const message = checkAccountEmail(email, "name@example.com");
  expect(message === undefined).toBe(isValid);
});
