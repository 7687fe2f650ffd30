import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { picturesFolder } from "../catalog/pictures-folder.ts";

// node src/commands/brand.ts: the icon of a phone's home screen from each brand's drawing. A phone rounds the corners
// itself, so ours are filled.
for (const brand of ["general", "modern"]) {
  const file = path.join(picturesFolder, "brand", brand);
  const square = (await readFile(`${file}.svg`, "utf8")).replace(/ rx="\d+"/, "");
  await sharp(Buffer.from(square), { density: 600 })
    .resize(180, 180)
    .png({ compressionLevel: 9 })
    .toFile(`${file}-180.png`);
}
