import { writeFile } from "node:fs/promises";
import path from "node:path";
import { brandFonts } from "../fonts/brand-fonts.ts";
import { drawFontSheet } from "../fonts/draw-font-sheet.ts";
import { fontsFolder, subsetBrandFont } from "../fonts/subset-brand-font.ts";

// node src/commands/fonts.ts: the first file of each font, and the style sheet that declares all.
for (const font of brandFonts)
  await writeFile(path.join(fontsFolder, `${font.file}.woff2`), await subsetBrandFont(font));
await writeFile(path.join(fontsFolder, "fonts.css"), drawFontSheet());
