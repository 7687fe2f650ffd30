import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp, { type Sharp } from "sharp";
import { picturesFolder } from "../catalog/pictures-folder.ts";
import { type BrandSigns, brandSigns, type Sign } from "./brand-signs.ts";
import { drawProducts } from "./draw-product.ts";
import { type Frame, previewSize } from "./encode-preview.ts";

type Brand = keyof typeof brandSigns;

/** The brand's room with its name on a panel. */
export function drawHome(brand: Brand): Promise<Sharp> {
  const { scene, home, ...colors } = brandSigns[brand];
  const room = sharp(path.join(picturesFolder, `${scene}-1920.webp`));
  return sign(brand, { ...colors, ...home }, async (frame) => room.resize({ ...frame, position: "center" }));
}

/** Some products of a listing side by side, with the brand's name. */
export function drawListing(brand: Brand, names: readonly string[]): Promise<Sharp> {
  const { listing, products, ...colors } = brandSigns[brand];
  return sign(brand, { ...colors, ...listing }, (frame) => drawProducts(names.slice(0, products), frame));
}

interface SignOptions extends Sign, Pick<BrandSigns, "ground" | "ink"> {}

async function sign(
  brand: Brand,
  { panel, nameWidth, ground, ink }: SignOptions,
  draw: (frame: Frame) => Promise<Sharp>,
): Promise<Sharp> {
  const drawing = await readFile(path.join(picturesFolder, "brand", `${brand}-wordmark.svg`), "utf8");
  const name = await sharp(Buffer.from(drawing.replace("<svg", `<svg fill="${ink}"`)), { density: 300 })
    .resize({ width: nameWidth })
    .png({ compressionLevel: 0 })
    .toBuffer({ resolveWithObject: true });
  const isWall = panel.height === previewSize.height;
  const isStrip = panel.width === previewSize.width;
  const picture = await draw({
    width: previewSize.width - (isWall ? panel.width : 0),
    height: previewSize.height - (isStrip ? panel.height : 0),
  });
  return sharp({ create: { ...previewSize, channels: 3, background: ground } }).composite([
    { input: await picture.png({ compressionLevel: 0 }).toBuffer(), left: isWall ? panel.width : 0, top: 0 },
    { input: { create: { width: panel.width, height: panel.height, channels: 3, background: ground } }, ...panel },
    {
      input: name.data,
      left: Math.round(panel.left + (panel.width - name.info.width) / 2),
      top: Math.round(panel.top + (panel.height - name.info.height) / 2),
    },
  ]);
}
