import { expect, it } from "vitest";
import { attemptKeyOf } from "./attempt-key-of.ts";

const message = "placeOrder failed.";

it("asks by the key of the attempt that is running", () => {
  const reply = { attemptKey: "other" };
  expect(attemptKeyOf({ kind: "refused", status: 409, errorCode: "InProgress", message, reply })).toBe("other");
  expect(attemptKeyOf({ kind: "network", message })).toBeNull();
});
