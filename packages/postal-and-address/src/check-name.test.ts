import { describe, expect, it } from "vitest";
import { checkName } from "./check-name.ts";

describe("checkName", () => {
  it.each([
    "Zoë O'Neil-Ray (J.)",
    "A/B",
    "Jean Luc",
    "Ÿsabeau",
    "Nguyễn",
    "Zoë".normalize("NFD"),
    "Łukasz",
    "李小龍",
    "Мария",
    "J",
    "Gal·la",
    "GAL·LA",
    "Marcel·lí",
    "Ŀuc",
    "Novel·la i Puig",
    "Camil·la-Rosa",
    "Sol·lutrià",
    "买买提·阿不都拉",
    "Kaʻiulani",
    "O'Gal·la (Jr.)",
  ])("accepts %s [ADDR-08] [SWAT-30]", (name) => {
    expect(checkName(name, { max: 20 })).toEqual({ ok: true, value: name });
  });

  it.each(["A1", "A_b", "A@b", "A&B", "A,B", "A;B", 'A"B', "A’B", "A+B", "A\tB", "🙂"])(
    "refuses %j [ADDR-08] [SWAT-30]",
    (name) => {
      expect(checkName(name, { max: 20 })).toEqual({ ok: false, problem: "malformed" });
    },
  );

  it.each(["", "   "])("reports %j as missing [SWAT-29]", (name) => {
    expect(checkName(name)).toEqual({ ok: false, problem: "missing" });
  });

  it("accepts 20 characters and refuses 21 [SWAT-29]", () => {
    expect(checkName("a".repeat(20), { max: 20 })).toMatchObject({ ok: true });
    expect(checkName("a".repeat(21), { max: 20 })).toEqual({ ok: false, problem: "tooLong" });
  });

  it("has no limit by default [ADDR-08]", () => {
    expect(checkName("a".repeat(200))).toMatchObject({ ok: true });
  });

  it("returns the trimmed name [ADDR-08]", () => {
    expect(checkName(" Ann ", { max: 3 })).toEqual({ ok: true, value: "Ann" });
  });
});
