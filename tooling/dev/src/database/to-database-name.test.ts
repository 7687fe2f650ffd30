import { expect, it } from "vitest";
import { toDatabaseName } from "./to-database-name.ts";

it("keeps a name that is valid in PostgreSQL", () => {
  expect(toDatabaseName("cart_2")).toBe("cart_2");
});

it("distinguishes texts that differ only in characters PostgreSQL does not accept, or after its 63 bytes", () => {
  const long = "packages/commerce-service/src/checkout/".repeat(3);
  const names = ["cart/add.test.ts", "cart-add.test.ts", `${long}one`, `${long}two`].map(toDatabaseName);
  expect(new Set(names).size).toBe(4);
  for (const name of names) expect(name).toMatch(/^[a-z0-9_]{1,63}$/);
});
