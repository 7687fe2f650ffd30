import { expect, it } from "vitest";
import { type CallFailure, isAnswerUnknown } from "./call-failure.ts";

const message = "placeOrder failed.";
const reply = {};
const refused = { kind: "refused", status: 409, message, reply } as const;

it.each([
  [{ kind: "network", message }, true],
  [{ kind: "http", status: 500, errorCode: null, message, reply }, true],
  [{ kind: "http", status: 404, errorCode: null, message, reply }, false],
  [{ kind: "unreadableReply", status: 200, message }, true],
  [{ kind: "unexpected", message }, true],
  [{ ...refused, errorCode: "InProgress" }, true],
  [{ ...refused, errorCode: "TooManyRequests" }, false],
  [{ kind: "sessionReset", message: "IsReset" }, false],
  [{ kind: "aborted", message }, false],
] satisfies Array<[CallFailure, boolean]>)(
  "knows whether the service may have performed the call: %o",
  (failure, expected) => {
    expect(isAnswerUnknown(failure)).toBe(expected);
  },
);
