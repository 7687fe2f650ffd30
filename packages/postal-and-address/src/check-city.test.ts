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
    "70 Mile House",
    "100 Mile House",
    "150 Mile House",
    "29 Palms",
    "1000 Palms",
    "1st & 2nd Ward",
    "St. John's (Nfld.)",
    "L’Île-d’Orléans",
    "Saint-Louis-du-Ha! Ha!",
    "Westward Ho!",
    "93 Mile/North Green Lake",
  ])("accepts %s [SWAT-39]", (city) => {
    expect(checkCity(city)).toEqual({ ok: true, value: city });
  });

  it.each([
    "A&B",
    "A &",
    "A &B",
    "A && B",
    "A & &B",
    "&",
    "60614",
    "60 614",
    ",",
    "1,",
    "V0K 2E0?",
    "A_B",
    "A:B",
    "A#B",
    'A"B',
    "A\tB",
  ])("refuses %j [SWAT-39]", (city) => {
    expect(checkCity(city)).toEqual({ ok: false, problem: "malformed" });
  });

  it.each([
    ["Sainte-Marguerite-du-Lac-Masson", "Ste-Marguerite-du-Lac-Masson"],
    [" Saint-Bernard-de-Michaudville ", "St-Bernard-de-Michaudville"],
    ["SAINTE-FÉLICITÉ-DE-L'ISLET-SUD", "STE-FÉLICITÉ-DE-L'ISLET-SUD"],
    ["Notre-Dame and Saint-Alphonse", "Notre-Dame and St-Alphonse"],
    ["Saintonge-Saint-Jean-de-Matha", "Saintonge-St-Jean-de-Matha"],
  ])("reads %s, which is too long, as %s [SWAT-39]", (typed, value) => {
    expect(checkCity(typed)).toEqual({ ok: true, value });
  });

  it("leaves a name that fits as it is typed [SWAT-39]", () => {
    expect(checkCity("Sainte-Agathe-des-Monts")).toEqual({ ok: true, value: "Sainte-Agathe-des-Monts" });
  });
});
