import { expect, it } from "vitest";
import { checkPhoneAbroad } from "./check-phone.ts";

it.each([
  "1234567",
  "+33 1 23 45 67 89",
  "(020) 7946 0958",
  "+44 (0)20 7946 0958",
  "030-12.34.56.78",
  "123456789012345",
])("takes %s as it is", (phone) => expect(checkPhoneAbroad(` ${phone} `)).toEqual({ ok: true, value: phone }));

it.each(["123456", "1234567890123456", "12+3456789", "call me", "+33/123456789"])("refuses %s", (phone) =>
  expect(checkPhoneAbroad(phone)).toEqual({ ok: false, problem: "malformed" }),
);

it("reports a missing phone", () => expect(checkPhoneAbroad("  ")).toEqual({ ok: false, problem: "missing" }));
