import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addSwatch, noteSwatch, parseSwatches, removeSwatch, type TraySwatch, toggleSwatch } from "./tray-atoms.ts";

const toSwatch = (code: number): TraySwatch => ({
  choiceCode: `C${code}`,
  name: `Swatch ${code}`,
  imagePath: "/a.webp",
});
const code = fc.integer({ min: 0, max: 8 });
const change = fc.tuple(fc.constantFrom("add", "remove", "toggle"), code);
const apply = (tray: readonly TraySwatch[], [kind, one]: readonly [string, number]) => {
  if (kind === "remove") return removeSwatch(tray, `C${one}`);
  return (kind === "add" ? addSwatch : toggleSwatch)(tray, toSwatch(one));
};

describe("the tray", () => {
  it("holds at most five, each once, after any changes, and stores the same", () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 40 }), (changes) => {
        let model: string[] = [];
        let tray: readonly TraySwatch[] = [];
        for (const one of changes) {
          const [kind, number] = one;
          const has = model.includes(`C${number}`);
          if (kind !== "add" && has) model = model.filter((held) => held !== `C${number}`);
          else if (kind !== "remove" && !has && model.length < 5) model = [...model, `C${number}`];
          tray = apply(tray, one);
          expect(tray.map(({ choiceCode }) => choiceCode)).toEqual(model);
          expect(parseSwatches(JSON.stringify(tray), 5)).toEqual(tray);
        }
      }),
    );
  });

  it("parses anything that was stored without throwing", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const swatches = parseSwatches(text, 5);
        expect(swatches.length).toBeLessThanOrEqual(5);
        expect(new Set(swatches.map(({ choiceCode }) => choiceCode)).size).toBe(swatches.length);
      }),
    );
    expect(parseSwatches(JSON.stringify([null, 7, { choiceCode: "A" }, toSwatch(1), toSwatch(1)]), 5)).toEqual([
      toSwatch(1),
    ]);
  });
});

it("recently viewed swatches are at most 24, each once, the latest first [SWAT-08]", () => {
  let recent: readonly TraySwatch[] = [];
  for (let one = 0; one < 25; one += 1) recent = noteSwatch(recent, toSwatch(one));
  recent = noteSwatch(recent, toSwatch(20));
  expect(recent).toHaveLength(24);
  expect(recent.slice(0, 3).map(({ choiceCode }) => choiceCode)).toEqual(["C20", "C24", "C23"]);
  expect(new Set(recent.map(({ choiceCode }) => choiceCode)).size).toBe(24);
});
