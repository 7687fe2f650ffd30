import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { brandFonts } from "./brand-fonts.ts";
import { drawFontSheet } from "./draw-font-sheet.ts";
import { fontsFolder, subsetBrandFont } from "./subset-brand-font.ts";

const read = (file: string) => fs.readFileSync(path.join(fontsFolder, file));

describe("the fonts of the brands", () => {
  it.each(brandFonts)("have the first file of $family as the studio writes it", async (font) => {
    expect(Buffer.compare(await subsetBrandFont(font), read(`${font.file}.woff2`))).toBe(0);
  });

  it.each(brandFonts.filter(({ display }) => display === "swap"))(
    "take at most 12 kB for headings: $family",
    ({ file }) => {
      expect(read(`${file}.woff2`).byteLength).toBeLessThanOrEqual(12_000);
    },
  );

  it.each(["general", "modern"] as const)("have the style sheet that the studio writes for %s", (brand) => {
    // The formatter decides about spaces and line breaks.
    const plain = (sheet: string) => sheet.replace(/\s+/g, " ");
    expect(plain(read(`${brand}.css`).toString())).toBe(plain(drawFontSheet(brand)));
  });

  it.each(brandFonts)(
    "may keep the name of $family in a part of it: its license reserves none",
    ({ package: name }) => {
      const license = createRequire(path.join(fontsFolder, "general.css")).resolve(`${name}/LICENSE`);
      const [copyright = ""] = fs.readFileSync(license, "utf8").split("\n\n");
      expect(copyright).toContain("Copyright");
      expect(copyright).not.toMatch(/Reserved Font Name/i);
    },
  );
});
