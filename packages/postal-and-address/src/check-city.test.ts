import { describe, expect, it } from "vitest";
import { checkCity, cityMaxLength } from "./check-name.ts";

describe("checkCity", () => {
  it.each(["", "  "])("reports %j as missing [SWAT-39]", (city) => {
    expect(checkCity(city)).toEqual({ ok: false, problem: "missing" });
  });

  it("accepts 28 characters and refuses 29 [SWAT-39]", () => {
    expect(cityMaxLength).toBe(28);
    expect(checkCity("a".repeat(28))).toMatchObject({ ok: true });
    expect(checkCity("a".repeat(29))).toEqual({ ok: false, problem: "tooLong" });
  });

  it.each([
    "Chicago",
    "Coeur d'Alene",
    "St. John's",
    "Winston-Salem",
    "Trois-Rivières",
    "Montréal",
    "Washington, D.C.",
    "Bay/Harbor (North)",
    "A & B",
    "A& B",
    "A & & B",
    "Nguyễn 李",
    "Zoë".normalize("NFD"),
    ",",
  ])("accepts %s [SWAT-39]", (city) => {
    expect(checkCity(city)).toEqual({ ok: true, value: city });
  });

  it.each(["A&B", "A &", "A &B", "A && B", "A & &B", "&", "Chicago 2", "A_B", "A:B", "A#B", 'A"B', "A\tB"])(
    "refuses %j [SWAT-39]",
    (city) => {
      expect(checkCity(city)).toEqual({ ok: false, problem: "malformed" });
    },
  );
});
