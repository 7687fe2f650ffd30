import fs from "node:fs";
import { describe, expect, it } from "vitest";
import { contrast } from "./contrast.ts";
import { readTokens } from "./read-tokens.ts";

const sheet = (name: string) => fs.readFileSync(new URL(`./${name}.css`, import.meta.url), "utf8");
const brands = ["general", "modern"] as const;
const schemes = ["light", "dark"] as const;
const faces = brands.flatMap((brand) => schemes.map((scheme) => ({ brand, scheme })));

/** Text on a ground: at least 4.5 to 1. */
const texts = [
  ["ink", "page"],
  ["ink", "surface"],
  ["ink", "control-ground"],
  ["ink", "danger-ground"],
  ["ink-soft", "page"],
  ["ink-soft", "surface"],
  ["link", "page"],
  ["link", "surface"],
  ["on-action", "action"],
  ["on-action", "action-hover"],
  ["sale", "page"],
  ["danger", "page"],
  ["danger", "danger-ground"],
  ["success", "page"],
  ["success", "surface"],
] as const;

/** Edges of controls, focus and other marks that carry meaning: at least 3 to 1. */
const marks = [
  ["control-edge", "page"],
  ["control-edge", "control-ground"],
  ["control-edge", "surface"],
  ["focus", "page"],
  ["focus", "surface"],
  ["danger", "control-ground"],
  ["action", "page"],
  ["action", "surface"],
] as const;

describe.each(faces)("$brand in $scheme", ({ brand, scheme }) => {
  const token = readTokens(sheet(brand), scheme);
  it.each(texts)("reads %s on %s", (text, ground) => {
    expect(contrast(token(text), token(ground))).toBeGreaterThanOrEqual(4.5);
  });
  it.each(marks)("tells %s from %s", (mark, ground) => {
    expect(contrast(token(mark), token(ground))).toBeGreaterThanOrEqual(3);
  });
});

describe("tokens", () => {
  it("has one sheet per brand with the same semantic names", () => {
    const names = (brand: string) =>
      [...sheet(brand).matchAll(/^\s*--([\w-]+):(?! #)/gm)].map(([, name]) => name).toSorted();
    expect(names("modern")).toEqual(names("general"));
  });

  it("reads the text of a picture that failed on the pictures' ground", () => {
    const token = readTokens(sheet("shared"), "light");
    expect(contrast(token("picture-ink"), token("picture-ground"))).toBeGreaterThanOrEqual(4.5);
  });

  it("measures black on white as 21 to 1", () => {
    expect(contrast("#000000", "#ffffff")).toBe(21);
  });
});
