import type { CallFailure } from "@store/checkout-client";
import { expect, it } from "vitest";
import { attemptKeyOf, isAnswerUnknown } from "./is-answer-unknown.ts";

const message = "placeOrder failed.";
const refused = (errorCode: string): CallFailure => ({
  kind: "refused",
  status: 409,
  errorCode,
  message,
  reply: { attemptKey: "other" },
});

it.each([
  [{ kind: "network", message }, true],
  [{ kind: "http", status: 500, errorCode: null, message }, true],
  [{ kind: "http", status: 404, errorCode: null, message }, false],
  [{ kind: "unreadableReply", status: 200, message }, true],
  [refused("InProgress"), true],
  [refused("TooManyRequests"), false],
  [{ kind: "sessionReset", message: "IsReset" }, false],
] as Array<[CallFailure, boolean]>)(
  "asks after the attempt only when an order may have been placed: %o",
  (failure, expected) => {
    expect(isAnswerUnknown(failure)).toBe(expected);
  },
);

it("asks by the key of the attempt that is running", () => {
  expect(attemptKeyOf(refused("InProgress"))).toBe("other");
  expect(attemptKeyOf({ kind: "network", message })).toBeNull();
});
