import { describe, expect, it } from "vitest";
import { checkPhone } from "./check-phone.ts";

const digits = [..."0123456789"];

describe("checkPhone", () => {
  it.each(["", "  "])("reports %j as missing [SWAT-41]", (phone) => {
    expect(checkPhone(phone)).toEqual({ ok: false, problem: "missing" });
  });

  it.each([
    "+1 (312) 234-5678",
    "(312) 234-5678",
    "312-234-5678",
    "312.234.5678",
    "3122345678",
    " 312 234 5678 ",
    "312 234-5678",
  ])("accepts %j and stores 312-234-5678 [SWAT-41]", (phone) => {
    expect(checkPhone(phone)).toEqual({ ok: true, value: "312-234-5678" });
  });

  it.each([
    "312234567",
    "31223456789",
    "31223456789012345",
    "312-234-567x",
    "312/234/5678",
    "312-CALL-NOW",
    "312 234 5678 x9",
    "++13122345678",
    "+312 234 5678",
    "(",
    "+",
    "+1",
  ])("refuses %j: ten digits and their separators only [SWAT-41]", (phone) => {
    expect(checkPhone(phone)).toEqual({ ok: false, problem: "malformed" });
  });

  it.each(["1 312 234 5678", "13122345678", "+13122345678"])("drops the leading 1 of %j [SWAT-42]", (phone) => {
    expect(checkPhone(phone)).toEqual({ ok: true, value: "312-234-5678" });
  });

  it("accepts area codes from 2 to 9 [SWAT-42]", () => {
    expect(digits.filter((digit) => checkPhone(`${digit}12 234 5678`).ok)).toEqual([..."23456789"]);
    expect(digits.filter((digit) => checkPhone(`1 ${digit}12 234 5678`).ok)).toEqual([..."23456789"]);
  });

  it.each(["112 234 5678", "012 234 5678", "1 112 234 5678", "2 312 234 5678"])("refuses %j [SWAT-42]", (phone) => {
    expect(checkPhone(phone)).toEqual({ ok: false, problem: "malformed" });
  });

  it("accepts exchanges from 2 to 9 [SWAT-43]", () => {
    expect(digits.filter((digit) => checkPhone(`312 ${digit}34 5678`).ok)).toEqual([..."23456789"]);
  });

  it.each(["312 055 5678", "312 155 5678", "312 555 0100", "1 312 555 5678"])(
    "refuses the exchange of %j [SWAT-43]",
    (phone) => {
      expect(checkPhone(phone, { refuses555: true })).toEqual({ ok: false, problem: "malformed" });
    },
  );

  it("accepts the exchange 555 by default: only the swatch form refuses it (AMB-213)", () => {
    expect(checkPhone("312 555 0100")).toEqual({ ok: true, value: "312-555-0100" });
  });

  it.each(["312 556 5678", "555 234 5678", "312 234 5555"])(
    "accepts %j: only the exchange may not be 555 [SWAT-43]",
    (phone) => {
      expect(checkPhone(phone, { refuses555: true })).toMatchObject({ ok: true });
    },
  );
});
