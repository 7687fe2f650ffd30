import { writeFile } from "node:fs/promises";
import path from "node:path";
import { brandFonts } from "../fonts/brand-fonts.ts";
import { drawFontSheet } from "../fonts/draw-font-sheet.ts";
import { fontsFolder, subsetBrandFont } from "../fonts/subset-brand-font.ts";

// node src/commands/fonts.ts: the first file of each font, and the style sheet of each brand that declares its own.
for (const font of brandFonts)
  await writeFile(path.join(fontsFolder, `${font.file}.woff2`), await subsetBrandFont(font));
for (const brand of ["general", "modern"] as const)
  await writeFile(path.join(fontsFolder, `${brand}.css`), drawFontSheet(brand));
