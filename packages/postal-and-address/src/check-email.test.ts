import { describe, expect, it } from "vitest";
import { checkEmail, domainPartMax, emailEndingMaxDefault, emailMaxLength } from "./check-email.ts";

describe("checkEmail", () => {
  it.each(["", "  "])("reports %j as missing [SWAT-45]", (address) => {
    expect(checkEmail(address)).toEqual({ ok: false, problem: "missing" });
  });

  it("accepts 66 characters and refuses 67 [SWAT-45]", () => {
    expect(emailMaxLength).toBe(66);
    const ofLength = (length: number) => `${"a".repeat(length - "@shop.com".length)}@shop.com`;
    expect(checkEmail(ofLength(66))).toMatchObject({ ok: true });
    expect(checkEmail(ofLength(67))).toEqual({ ok: false, problem: "tooLong" });
    expect(checkEmail(ofLength(67), { max: 254 })).toMatchObject({ ok: true });
  });

  it.each([
    "jane@shop.com",
    "Jane.Doe@Shop.Com",
    "jane+news@shop.com",
    "j_d-1@my-shop.co.uk",
    "o'neil@shop.com",
    "1@1.ca",
    "a@b.c.de",
    "jane@xn--shp-sna.com",
  ])("accepts %s as typed [SWAT-45]", (address) => {
    expect(checkEmail(address)).toEqual({ ok: true, value: address });
  });

  it.each([
    "jane",
    "jane@",
    "@shop.com",
    "jane@shop",
    "jane@@shop.com",
    "jane@shop..com",
    "jane@.com",
    "jane@-shop.com",
    "jane@shop-.com",
    ".jane@shop.com",
    "jane.@shop.com",
    "jane..doe@shop.com",
    "jane doe@shop.com",
    "jane@shop.com.",
    "jane@shop.c0m",
    "jane@sh_op.com",
    "<jane@shop.com>",
    "jane@shop.com, ann@shop.com",
    "zoë@shop.com",
  ])("refuses %s [SWAT-45]", (address) => {
    expect(checkEmail(address)).toEqual({ ok: false, problem: "malformed" });
  });

  it.each([
    ["a", false],
    ["ca", true],
    ["com", true],
    ["info", true],
    ["store", false],
    ["online", false],
  ])("checks the top-level domain .%s: %s, two to four letters [ADDR-09]", (ending, ok) => {
    expect(emailEndingMaxDefault).toBe(4);
    expect(checkEmail(`jane@shop.${ending}`).ok).toBe(ok);
  });

  it.each([
    ["a", false],
    ["ca", true],
    ["store", true],
    ["online", true],
    ["photography", true],
    ["xn--p1ai", true],
    ["xn--vermgensberatung-pwb", true],
    ["XN--FIQS8S", true],
    ["xn--90a3ac-1", true],
    ["xn--", false],
    ["xn-p1ai", false],
    ["xn--p1ai-", false],
    ["c0m", false],
  ])("checks the top-level domain .%s with the standard length: %s [SWAT-45]", (ending, ok) => {
    expect(checkEmail(`jane@shop.${ending}`, { endingMax: domainPartMax }).ok).toBe(ok);
  });

  it("returns the trimmed address [SWAT-45]", () => {
    expect(checkEmail(" jane@shop.com ")).toEqual({ ok: true, value: "jane@shop.com" });
  });
});
