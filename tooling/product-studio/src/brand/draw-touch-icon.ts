import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { type BrandShare, brandFolder } from "./brand-shares.ts";

/** Writes the icon of a phone's home screen, 180 pixels square: it rounds the corners itself, so ours are filled. */
export async function drawTouchIcon(brand: BrandShare["brand"], file: string) {
  const drawing = await readFile(path.join(brandFolder, `${brand}.svg`), "utf8");
  const square = drawing.replace(/ rx="\d+"/, "");
  await sharp(Buffer.from(square), { density: 600 }).resize(180, 180).png({ compressionLevel: 9 }).toFile(file);
}
