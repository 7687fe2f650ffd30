import type { CallFailure } from "@store/checkout-client";
import { expect, it } from "vitest";
import { toSignInAlert } from "./to-sign-in-alert.ts";

const messages = {
  lockout: "Too many attempts.",
  usernameRequired: "Please enter your email address.",
  passwordRequired: "Please enter your password.",
  signInSummary: "We could not sign you in.",
};
const refused = (status: number, errorCode: string, message?: string): CallFailure => ({
  kind: "refused",
  status,
  errorCode,
  message: `authenticate failed. Status: ${status}`,
  reply: { errorCode, message },
});
const trouble = "We are having trouble connecting. Please check your connection and try again.";

it.each([
  ["a wrong password", refused(401, "E0000004", "Else."), messages.signInSummary],
  ["a lockout", refused(401, "LOCKED_OUT", "Else."), messages.lockout],
  ["too many requests", refused(429, "TooManyRequests", "Please wait a minute."), "Please wait a minute."],
  ["a refusal without words", refused(400, "InvalidRequest"), trouble],
  ["a lost connection", { kind: "network", message: "Failed to fetch" } as const, trouble],
])("says what the site's texts say of %s [ERR-27] [ERR-28]", (_, failure, text) => {
  expect(toSignInAlert(failure, messages)).toBe(text);
});
