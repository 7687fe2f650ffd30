import { describe, expect, it } from "vitest";
import { toSiteWords } from "../../pricing/to-metric-words.ts";

describe("a catalog text for Canada", () => {
  it.each([
    ["8 inches across, 12 inches high", "20 centimetres across, 30 centimetres high"],
    ["Set of two, 30 by 56 inches each", "Set of two, 76 by 142 centimetres each"],
    ["Seats three; seat height 18 inches", "Seats three; seat height 46 centimetres"],
    ["Dinner plate 10 and a half inches across", "Dinner plate 27 centimetres across"],
    ["Top of solid planks, 1 inch thick, edges eased", "Top of solid planks, 2.5 centimetres thick, edges eased"],
    ["For counters of 35 to 37 inches", "For counters of 89 to 94 centimetres"],
    [
      "For a mattress of 60 by 80 inches (Queen) or 76 by 80 (King)",
      "For a mattress of 152 by 203 centimetres (Queen) or 193 by 203 (King)",
    ],
    ["The 72-inch table seats six, the 96-inch table", "The 183-centimetre table seats six, the 244-centimetre table"],
    ["8 by 10 feet, a quarter inch thick", "2.4 by 3 metres, 6 millimetres thick"],
    ["a dark border, five by eight feet", "a dark border, 1.5 by 2.4 metres"],
    ["26 inches high, cord 8 feet", "66 centimetres high, cord 2.4 metres"],
    ["Six feet of shelves on a plain frame", "1.8 metres of shelves on a plain frame"],
    ["Five shelves, 60 pounds each", "Five shelves, 27 kilograms each"],
    ["up to 75 inches and 150 pounds", "up to 191 centimetres and 68 kilograms"],
    ["Ten pounds; one chair", "5 kilograms; one chair"],
    ["Warm at barely two pounds", "Warm at barely 1 kilogram"],
    ["A pound saved, one pound found", "A pound saved, 0.5 kilograms found"],
    ["5 inches deep, holds 6 quarts", "13 centimetres deep, holds 5.7 litres"],
    ["Four mugs, 12 ounces each", "Four mugs, 355 millilitres each"],
    ["650 grams per square meter", "650 grams per square metre"],
    ["Beveled glass, 5 millimeters", "Bevelled glass, 5 millimetres"],
    ['72"', "183 cm"],
  ])("says %s as %s", (said, metric) => {
    expect([toSiteWords(said, "US"), toSiteWords(said, "CA")]).toEqual([said, metric]);
  });

  it.each([
    "",
    "5' x 8'",
    "$50",
    'The "60" on the back',
    "Oak beam with two feet: no sag",
    "Turned walnut feet, one steady foot",
    "Foot rail where your feet look for it",
    "E26 bulb up to 100 W; 1,800 grams; 40,000 double rubs",
    "Four dinner plates, up to 20 characters, 100% wool",
    "Five minutes to one hour, day by day",
  ])("leaves %s as it is", (said) => {
    expect(toSiteWords(said, "CA")).toBe(said);
  });
});
