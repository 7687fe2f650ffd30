import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import subsetFont from "subset-font";
import { type BrandFont, firstCharacters } from "./brand-fonts.ts";

/** Where the style sheets of the fonts and their first files are committed. */
export const fontsFolder = path.resolve(import.meta.dirname, "../../../../packages/ui-kit/src/fonts");

const uiKit = createRequire(path.join(fontsFolder, "general.css"));

/**
 * The first file of a font: few characters, the weights in use, kerning, and no hints, which screens of today do not need.
 * It keeps the font's name, by which a browser tells what it draws with.
 */
export async function subsetBrandFont({ package: name, source, weights }: BrandFont): Promise<Uint8Array> {
  const full = await readFile(uiKit.resolve(`${name}/files/${source.replace("{}", "latin")}`));
  // A value of its own, since the package's types lack the newer options.
  const options = {
    targetFormat: "woff2" as const,
    noHinting: true,
    keepFeatures: ["kern", "liga"],
    dropTables: ["gasp", "prep", "meta"],
    ...(weights.min === weights.max ? {} : { variationAxes: { wght: weights } }),
  };
  return subsetFont(full, firstCharacters, options);
}
