import { describe, expect, it } from "vitest";
import { parsePrice } from "./parse-price.ts";

describe("parsePrice", () => {
  it.each([
    ["0", 0],
    ["5", 500],
    ["5.", 500],
    ["5.5", 550],
    [".5", 50],
    ["5.05", 505],
    ["$5", 500],
    ["$ 5.00", 500],
    ["5 $", 500],
    ["5$", 500],
    ["$  5.00", 500],
    ["5\u00a0$", 500],
    ["US$5", 500],
    ["CA$12.50", 1250],
    ["C$12.50", 1250],
    ["12.50 CAD", 1250],
    ["12.50CAD", 1250],
    ["usd 12.50", 1250],
    ["1234.5", 123450],
    ["1,234.50", 123450],
    ["$1,234,567.80", 123456780],
    [" 25 ", 2500],
    ["-5", -500],
    ["-$5.00", -500],
    ["−$5.00", -500],
    ["- 5", -500],
    ["007", 700],
    ["$\u00A01,234.50\u00A0", 123450],
    ["1\u00A0234.50\u00A0$", 123450],
    ["1\u202F234\u202F567.80\u202F$", 123456780],
    ["1\u2009000", 100000],
    ["\u200E$12.50\u200E", 1250],
    ["12\u200B.\u200B50", 1250],
    ["\uFEFF-\u2060$5\u00AD", -500],
    ["\u202A$5\u202C", 500],
    ["１２.５０", 1250],
    ["＄１，２３４．５０", 123450],
    ["－５", -500],
  ])("reads %j as %d cents", (typed, cents) => {
    expect(parsePrice(typed)).toEqual({ ok: true, cents });
  });

  it("returns no negative zero [FMT-04]", () => {
    expect(Object.is(parsePrice("-0.00"), -0)).toBe(false);
    expect(parsePrice("-0.00")).toEqual({ ok: true, cents: 0 });
  });

  it.each(["", " ", "\n", "\u00A0", "\u200B\u200E"])("reports %j as missing", (typed) => {
    expect(parsePrice(typed)).toEqual({ ok: false, problem: "missing" });
  });

  it.each([
    "abc",
    "$",
    "-",
    ".",
    "5.005",
    "1,23",
    "12,34.00",
    "1234,567",
    ",500",
    "1.2.3",
    "1 000",
    "1\u00A023",
    "1\u00A0\u00A0000",
    "５．００５",
    "￥5",
    "--5",
    "5-",
    "$-5",
    "1e3",
    "0x10",
    "٥",
    "5%",
    "$5$6",
  ])("refuses %j instead of guessing", (typed) => {
    expect(parsePrice(typed)).toEqual({ ok: false, problem: "malformed" });
  });

  it("refuses an amount that exceeds the safe integers in cents", () => {
    expect(parsePrice("90071992547409.91")).toEqual({ ok: true, cents: Number.MAX_SAFE_INTEGER });
    expect(parsePrice("90071992547409.92")).toEqual({ ok: false, problem: "tooLarge" });
  });
});
