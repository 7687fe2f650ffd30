import path from "node:path";
import { type Design, getBounds, type PieceCatalog, placePieces, toPlanShapes } from "@store/sectional-ui/layout";
import sharp, { type Sharp } from "sharp";
import { picturesFolder } from "../catalog/pictures-folder.ts";
import { backdrop } from "./draw-product.ts";
import type { Frame } from "./encode-preview.ts";

interface Plan {
  readonly design: Design;
  readonly catalog: PieceCatalog;
  /** The picture of the fabric, without width and ending. */
  readonly fabric: string;
}

/** Inches of cloth in a picture of it: most pieces show none of its seams. */
const tile = 60;
/** The free part on each side of a frame, of its height. */
const margin = 0.15;

/** A design seen from above, in the planner's lines over the picture of its fabric. */
export async function drawPlan({ design, catalog, fabric }: Plan, frame: Frame): Promise<Sharp> {
  const cloth = await sharp(path.join(picturesFolder, `${fabric}-400.webp`))
    .png({ compressionLevel: 0 })
    .toBuffer();
  const { x, y, width, depth } = getBounds(design, catalog);
  const free = 2 * Math.ceil(margin * frame.height);
  const scale = Math.min((frame.width - free) / width, (frame.height - free) / depth);
  const left = (frame.width - width * scale) / 2;
  const top = (frame.height - depth * scale) / 2;
  const pieces = placePieces(design, catalog).pieces.map(drawPiece);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${frame.width}" height="${frame.height}">
<defs><pattern id="cloth" width="${tile}" height="${tile}" patternUnits="userSpaceOnUse"><image href="data:image/png;base64,${cloth.toString("base64")}" width="${tile}" height="${tile}"/></pattern></defs>
<rect width="100%" height="100%" fill="${backdrop}"/>
<g transform="translate(${left} ${top}) scale(${scale}) translate(${-x} ${-y})">${pieces.join("")}</g></svg>`;
  return sharp(Buffer.from(svg));
}

type PlacedPiece = ReturnType<typeof placePieces>["pieces"][number];

function drawPiece(piece: PlacedPiece): string {
  const { transform, path: outline, cushions, bolsters } = toPlanShapes(piece);
  const { width, depth } = piece.kind;
  const edge = 'fill="url(#cloth)" stroke="#000" stroke-opacity="0.35" stroke-width="0.5"';
  const base = outline ? `<path d="${outline}" ${edge}/>` : toRect({ width, height: depth }, `rx="3" ${edge}`);
  return `<g transform="${transform}">${base}${cushions
    .map(
      ({ light, ...cushion }) =>
        toRect(cushion, `rx="4" ${edge}`) + toRect(light, 'rx="6" fill="#fff" fill-opacity="0.1"'),
    )
    .join("")}${bolsters
    .map(({ side: _, ...bolster }) => toRect(bolster, `rx="3" ${edge}`) + toRect(bolster, 'rx="3" fill-opacity="0.14"'))
    .join("")}</g>`;
}

function toRect(place: Partial<Record<"x" | "y" | "width" | "height", number>>, look: string): string {
  const sides = Object.entries(place).map(([name, value]) => `${name}="${value}"`);
  return `<rect ${sides.join(" ")} ${look}/>`;
}
