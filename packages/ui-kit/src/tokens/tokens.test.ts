import fs from "node:fs";
import { describe, expect, it } from "vitest";
import { contrast } from "./contrast.fixture.ts";
import { readTokens } from "./read-tokens.fixture.ts";

const sheet = (file: string) => fs.readFileSync(new URL(`./${file}.css`, import.meta.url), "utf8");
const brandSheets = (brand: string) =>
  ["palette", "semantic", "component"].map((layer) => sheet(`${brand}/${layer}`)).join("\n");
const brands = ["general", "modern"] as const;
const schemes = ["light", "dark"] as const;
const faces = brands.flatMap((brand) => schemes.map((scheme) => ({ brand, scheme })));

/** Text on a background: at least 4.5 to 1. */
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
  ["sale", "surface"],
  ["on-inverse", "inverse"],
  ["on-inverse-soft", "inverse"],
  ["announcement-ink", "announcement-ground"],
  ["footer-ink", "footer-ground"],
  ["footer-ink-soft", "footer-ground"],
  ["ink", "hero-ground"],
  ["story-ink", "story-ground"],
  ["story-ink-soft", "story-ground"],
] as const;

/** Borders of controls, focus rings and other meaningful marks: at least 3 to 1. */
const marks = [
  ["control-edge", "page"],
  ["control-edge", "control-ground"],
  ["control-edge", "surface"],
  ["focus", "page"],
  ["focus", "surface"],
  ["danger", "control-ground"],
  ["action", "page"],
  ["action", "surface"],
  ["announcement-focus", "announcement-ground"],
  ["footer-focus", "footer-ground"],
  ["focus-on-inverse", "inverse"],
  ["focus", "hero-ground"],
  ["story-focus", "story-ground"],
] as const;

describe.each(faces)("$brand in $scheme", ({ brand, scheme }) => {
  const token = readTokens(brandSheets(brand), scheme);
  it.each(texts)("has readable %s on %s", (text, ground) => {
    expect(contrast(token(text), token(ground))).toBeGreaterThanOrEqual(4.5);
  });
  it.each(marks)("distinguishes %s from %s", (mark, ground) => {
    expect(contrast(token(mark), token(ground))).toBeGreaterThanOrEqual(3);
  });
});

describe("tokens", () => {
  it.each(["semantic", "component"])("have the same %s names in both brands", (layer) => {
    const names = (brand: string) =>
      [...new Set(sheet(`${brand}/${layer}`).match(/(?<=^\s*)--[\w-]+(?=:)/gm))].toSorted();
    expect(names("modern")).toEqual(names("general"));
  });

  it.each(brands)("have raw colors of %s in its palette only", (brand) => {
    const raw = /#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch|lab)\(/i;
    expect(sheet(`${brand}/semantic`)).not.toMatch(raw);
    expect(sheet(`${brand}/component`)).not.toMatch(raw);
  });

  it("give the alternative text of a failed picture enough contrast", () => {
    const token = readTokens(sheet("shared/shared"), "light");
    expect(contrast(token("picture-ink"), token("picture-ground"))).toBeGreaterThanOrEqual(4.5);
  });

  it("measure black on white as 21 to 1", () => {
    expect(contrast("#000000", "#ffffff")).toBe(21);
  });
});
