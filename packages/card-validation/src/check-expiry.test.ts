import { describe, expect, it } from "vitest";
import { checkExpiry } from "./check-expiry.ts";

const today = { year: 2026, month: 11 };

describe("checkExpiry", () => {
  it("reads a two-digit year as 20 plus its digits [PAY-03]", () => {
    expect(checkExpiry("05/29", { today })).toEqual({ state: "valid", month: 5, year: 2029 });
  });

  it("reads a four-digit year as it is [PAY-03]", () => {
    expect(checkExpiry("05/2029", { today })).toEqual({ state: "valid", month: 5, year: 2029 });
  });

  it.each([
    ["Dec 2029", 12, 2029],
    ["Dec/2029", 12, 2029],
    ["2027年03月", 3, 2027],
    ["203003", 3, 2030],
    ["29/12", 12, 2029],
  ])("reads %j [PAY-03]", (typed, month, year) => {
    expect(checkExpiry(typed, { today })).toEqual({ state: "valid", month, year });
  });

  it.each(["45/67", "203099", "2029-13", "2030", " 20/99", " 3029", "-3029", "x3099", "Foo 3099", "３０/９９"])(
    "refuses %j, which cannot be read [PAY-39]",
    (typed) => {
      expect(checkExpiry(typed, { today })).toEqual({ state: "invalid", problem: "month" });
    },
  );

  it.each(["", " ", "/", "abc"])("reports %j as empty: month or year blank [PAY-38]", (typed) => {
    expect(checkExpiry(typed, { today })).toEqual({ state: "invalid", problem: "empty" });
  });

  it.each(["/27", "/1227", "/230", " / 27", "MM/27"])(
    "takes no part of the year in %j for a month [PAY-38]",
    (typed) => {
      expect(checkExpiry(typed, { today })).toEqual({ state: "invalid", problem: "empty" });
    },
  );

  it.each(["0", "1", "5", "12", "12/"])("is incomplete at %j, which is empty on submit [PAY-38]", (typed) => {
    expect(checkExpiry(typed, { today })).toEqual({ state: "incomplete", problem: "empty" });
  });

  it.each(["12/2", "05/0"])("is incomplete at %j, whose last digit is missing [PAY-39]", (typed) => {
    expect(checkExpiry(typed, { today })).toEqual({ state: "incomplete", problem: "length" });
  });

  it.each(["13/29", "13", "19/30", "00/29", "00", "00/", "00/2", "00/00", "0029", "2029-00", "00/2029"])(
    "refuses month %j [PAY-39]",
    (typed) => {
      expect(checkExpiry(typed, { today })).toEqual({ state: "invalid", problem: "month" });
    },
  );

  it.each(["01/29", "12/29"])("accepts month %j [PAY-39]", (typed) => {
    expect(checkExpiry(typed, { today })).toMatchObject({ state: "valid" });
  });

  it.each(["10/26", "12/25", "01/20", "05/00", "05/2000"])("refuses the past date %s [PAY-39]", (typed) => {
    expect(checkExpiry(typed, { today })).toEqual({ state: "invalid", problem: "past" });
  });

  it.each(["11/26", "12/26", "01/27"])("accepts %s: a card is valid through its month [PAY-39]", (typed) => {
    expect(checkExpiry(typed, { today })).toMatchObject({ state: "valid" });
  });

  it("accepts a date 20 years ahead and refuses the month after [PAY-39]", () => {
    expect(checkExpiry("11/46", { today })).toMatchObject({ state: "valid" });
    expect(checkExpiry("12/46", { today })).toEqual({ state: "invalid", problem: "tooFarAhead" });
  });
});
