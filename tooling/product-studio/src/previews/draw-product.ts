import path from "node:path";
import sharp, { type Sharp } from "sharp";
import { picturesFolder } from "../catalog/pictures-folder.ts";
import type { Frame } from "./encode-preview.ts";

/** The ground of all pack shots, and of the planner. */
export const backdrop = "#f4f1e9";

/** How much of the frame a product may take from side to side. */
const fill = 0.84;

/** A product on its backdrop in a frame of another shape: not cut off, and without borders beside the picture. */
export async function drawProduct(name: string, { width, height }: Frame): Promise<Buffer> {
  const picture = await sharp(path.join(picturesFolder, `${name}-1280.webp`))
    .removeAlpha()
    .png({ compressionLevel: 0 })
    .toBuffer();
  const { width: size } = await sharp(picture).metadata();
  const product = await findProduct(picture);
  const scale = Math.min((width * fill) / product.width, (height * fill) / product.height, 1);
  const [across, down] = [Math.round(width / scale), Math.round(height / scale)];
  const left = Math.round(product.left + product.width / 2 - across / 2);
  const top = Math.round(product.top + product.height / 2 - down / 2);
  const beside = {
    left: Math.max(0, -left),
    top: Math.max(0, -top),
    right: Math.max(0, left + across - size),
    bottom: Math.max(0, top + down - size),
  };
  // The floor goes on as it ends, without the grain of the outermost pixels.
  const floor = await sharp(picture)
    .blur(24)
    .extend({ ...beside, extendWith: "copy" })
    .composite([{ input: await fadeEdges(picture, { x: 16, y: 16 }), left: beside.left, top: beside.top }])
    .png({ compressionLevel: 0 })
    .toBuffer();
  return sharp(floor)
    .extract({ left: left + beside.left, top: top + beside.top, width: across, height: down })
    .resize(width, height)
    .png({ compressionLevel: 0 })
    .toBuffer();
}

/** Some products side by side, whose floors meet in the backdrop. */
export async function drawProducts(names: readonly string[], { width, height }: Frame): Promise<Sharp> {
  const each = Math.floor(width / names.length);
  const free = Math.floor((each * (1 - fill)) / 2);
  const row = await Promise.all(
    names.map(async (name, index) => ({
      input: await fadeEdges(await drawProduct(name, { width: each, height }), { x: free, y: 0 }),
      left: index * each,
      top: 0,
    })),
  );
  return sharp({ create: { width, height, channels: 3, background: backdrop } }).composite(row);
}

/** Where the product is: it has edges, and neither its shadow nor the grain of a small picture has some. */
async function findProduct(picture: Buffer) {
  const share = 4;
  const { width: size } = await sharp(picture).metadata();
  const small = await sharp(picture)
    .resize(size / share)
    .median(3)
    .png()
    .toBuffer();
  const blurred = await sharp(small).blur(3).toBuffer();
  const edges = await sharp(small)
    .composite([{ input: blurred, blend: "difference" }])
    .png()
    .toBuffer();
  const { info } = await sharp(edges).trim({ background: "#000", threshold: 5 }).toBuffer({ resolveWithObject: true });
  const { width, height, trimOffsetLeft = 0, trimOffsetTop = 0 } = info;
  return {
    left: -trimOffsetLeft * share,
    top: -trimOffsetTop * share,
    width: width * share,
    height: height * share,
  };
}

/** A picture that becomes transparent in so many pixels of its edges. */
async function fadeEdges(picture: Buffer, edge: { readonly x: number; readonly y: number }): Promise<Buffer> {
  const { width, height } = await sharp(picture).metadata();
  const ramp = (axis: "x" | "y", size: number) => {
    const stops = [0, edge[axis] / size, 1 - edge[axis] / size, 1].map((offset, index) => {
      const opacity = index === 1 || index === 2 || edge[axis] === 0 ? 1 : 0;
      return `<stop offset="${offset}" stop-color="#fff" stop-opacity="${opacity}"/>`;
    });
    const end = axis === "x" ? 'x2="1" y2="0"' : 'x2="0" y2="1"';
    return `<linearGradient id="${axis}" ${end}>${stops.join("")}</linearGradient>`;
  };
  const mask = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>${ramp("x", width)}${ramp("y", height)}<mask id="rows"><rect width="100%" height="100%" fill="url(#y)"/></mask></defs><rect width="100%" height="100%" fill="url(#x)" mask="url(#rows)"/></svg>`;
  return sharp(picture)
    .ensureAlpha()
    .composite([{ input: Buffer.from(mask), blend: "dest-in" }])
    .png({ compressionLevel: 0 })
    .toBuffer();
}
