import fs from "node:fs";
import path from "node:path";
import sharp, { type OverlayOptions } from "sharp";
import { dresses, type Front, fronts, pictureFile, sheetFolder } from "./dresses.ts";
import { visits } from "./visits.ts";

const gap = 16;
const scale = 0.5;
const tallest = 1600;

/** One sheet per page and storefront: six screenshots side by side, half size, cut when they are too tall. */
export default async function makeSheets(): Promise<void> {
  for (const { name } of visits) for (const front of fronts) await makeSheet(name, front);
  console.log(`Contact sheets: ${sheetFolder}`);
}

async function makeSheet(name: string, front: Front): Promise<void> {
  const files = dresses.map((dress) => ({ ...dress, file: pictureFile(name, front, dress) }));
  const taken = files.filter(({ file }) => fs.existsSync(file));
  if (taken.length === 0) return;
  let left = gap;
  let height = 0;
  const cells: OverlayOptions[] = [];
  for (const { file, width } of taken) {
    const wide = Math.round(width * scale);
    const resized = await sharp(file).resize({ width: wide }).toBuffer({ resolveWithObject: true });
    const tall = Math.min(resized.info.height, tallest);
    const input = await sharp(resized.data).extract({ left: 0, top: 0, width: wide, height: tall }).toBuffer();
    cells.push({ input, left, top: gap });
    left += wide + gap;
    height = Math.max(height, tall);
  }
  await sharp({ create: { width: left, height: height + 2 * gap, channels: 3, background: "#888" } })
    .composite(cells)
    .png({ palette: true, quality: 90 })
    .toFile(path.join(sheetFolder, `${name}--${front}.png`));
}
