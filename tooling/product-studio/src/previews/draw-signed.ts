import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { picturesFolder } from "../catalog/pictures-folder.ts";
import { type BrandShare, brandFolder } from "./brand-shares.ts";

/** What networks ask of a picture for a shared link, in pixels. */
const size = { width: 1200, height: 630 };

/** Writes the picture that a shared link shows: the brand's room with its name on a panel. */
export async function drawShare({ brand, scene, panel, ground, ink, nameWidth }: BrandShare, file: string) {
  const drawing = await readFile(path.join(brandFolder, `${brand}-wordmark.svg`), "utf8");
  const name = await sharp(Buffer.from(drawing.replace("<svg", `<svg fill="${ink}"`)), { density: 300 })
    .resize({ width: nameWidth })
    .png()
    .toBuffer({ resolveWithObject: true });
  const isWall = panel.height === size.height;
  const room = await sharp(path.join(picturesFolder, `${scene}-1920.webp`))
    .resize({ width: isWall ? size.width - panel.width : size.width, height: size.height, position: "center" })
    .toBuffer();
  await sharp({ create: { ...size, channels: 3, background: ground } })
    .composite([
      { input: room, left: isWall ? panel.width : 0, top: 0 },
      { input: { create: { width: panel.width, height: panel.height, channels: 3, background: ground } }, ...panel },
      {
        input: name.data,
        left: Math.round(panel.left + (panel.width - name.info.width) / 2),
        top: Math.round(panel.top + (panel.height - name.info.height) / 2),
      },
    ])
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(file);
}
