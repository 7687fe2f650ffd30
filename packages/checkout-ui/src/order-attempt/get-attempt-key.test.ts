import { expect, it } from "vitest";
import { getAttemptKey } from "./send-order.ts";

const message = "placeOrder failed.";

it("uses the key of the running attempt", () => {
  const reply = { attemptKey: "other" };
  expect(getAttemptKey({ kind: "refused", status: 409, errorCode: "InProgress", message, reply })).toBe("other");
  expect(getAttemptKey({ kind: "network", message })).toBeNull();
});
