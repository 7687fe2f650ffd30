import path from "node:path";
import { type Design, getBounds, type PieceCatalog, placePieces, toPlanShapes } from "@store/sectional-ui/layout";
import sharp, { type Sharp } from "sharp";
import { picturesFolder } from "../catalog/pictures-folder.ts";
import type { Frame } from "./encode-preview.ts";

interface Plan {
  readonly design: Design;
  readonly catalog: PieceCatalog;
  /** The picture of the fabric, without width and ending. */
  readonly fabric: string;
  /** Its color, such as "#bdb4a4". */
  readonly color: string;
  /** Inches that fill the frame; those of the design by default. Equal ones make plans comparable. */
  readonly extent: number | undefined;
}

/** The ground of pack shots before they are encoded: it comes out as theirs does. */
const ground = "#f4f0e9";
/** Inches of cloth in a picture of it, so that a thread is about as wide as in a picture of the whole sofa. */
const tile = 44;
/** How much of the cloth's light and dark is kept: a whole sofa shows less of its weave than a close-up. */
const relief = 0.36;
/** How much of the frame the furniture may take. */
const fill = { width: 0.84, height: 0.78, extent: 0.9 };

/** What the shadow needs below the furniture, of the frame's height. */
const shadow = 0.065;

/** A design seen from above, in the planner's lines over the picture of its fabric, with light from the back. */
export async function drawPlan({ design, catalog, fabric, color, extent }: Plan, frame: Frame): Promise<Sharp> {
  const { x, y, width, depth } = getBounds(design, catalog);
  const scale = Math.min(
    (frame.width * (extent ? fill.extent : fill.width)) / (extent ?? width),
    (frame.height * (extent ? fill.extent : fill.height)) / (extent ?? depth),
  );
  const left = (frame.width - width * scale) / 2;
  const free = frame.height - depth * scale;
  const top = Math.min(free / 2, free - shadow * frame.height);
  const { pieces } = placePieces(design, catalog);
  const shapes = pieces.map((piece) => ({ ...toPlanShapes(piece), kind: piece.kind }));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${frame.width}" height="${frame.height}">
<defs>
<pattern id="cloth" width="${tile}" height="${tile}" patternUnits="userSpaceOnUse"><image href="data:image/png;base64,${await toCloth(fabric)}" width="${tile}" height="${tile}"/></pattern>
${[0.6, 1.4, 2.4].map((blur, at) => `<filter id="soft${at}" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="${blur}"/></filter>`).join("")}
<filter id="fade"><feGaussianBlur stdDeviation="${frame.height * 0.005}"/></filter>
</defs>
<rect width="100%" height="100%" fill="${ground}"/>
<g transform="translate(${left} ${top}) scale(${scale}) translate(${-x} ${-y})" stroke-linejoin="round">
<g transform="translate(0.8 1.8)" fill="#3a2f22" fill-opacity="0.26" filter="url(#soft2)">${shapes.map(drawFloor).join("")}</g>
${shapes.map((piece, at) => drawPiece(piece, { color, id: `p${at}` })).join("")}</g>
<rect width="100%" height="100%" fill="none" stroke="${ground}" stroke-width="${frame.height * 0.03}" filter="url(#fade)"/></svg>`;
  return sharp(Buffer.from(svg));
}

/** The fabric's close-up as base64, with less contrast. */
async function toCloth(fabric: string): Promise<string> {
  const close = sharp(path.join(picturesFolder, `${fabric}-400.webp`)).removeAlpha();
  const { channels } = await close.stats();
  const means = channels.slice(0, 3).map(({ mean }) => mean * (1 - relief));
  const cloth = await close.linear([relief, relief, relief], means).png({ compressionLevel: 0 }).toBuffer();
  return cloth.toString("base64");
}

type PieceShapes = ReturnType<typeof toPlanShapes> & Pick<ReturnType<typeof placePieces>["pieces"][number], "kind">;

function drawFloor({ transform, ...shapes }: PieceShapes): string {
  return `<g transform="${transform}">${toBase(shapes)}</g>`;
}

function drawPiece(shapes: PieceShapes, { color, id }: { color: string; id: string }): string {
  const { transform, cushionPath, cushions, bolsters } = shapes;
  const line = `stroke="${darken(color, 0.52)}" stroke-width="0.34"`;
  const shade = darken(color, 0.3);
  const seats: Shape[] = [
    ...(cushionPath ? [(look: string) => `<path d="${cushionPath}" ${look}/>`] : []),
    ...cushions.map(
      ({ light: _, ...cushion }): Shape =>
        (look) =>
          toRect(cushion, `rx="4" ${look}`),
    ),
  ];
  const rolls = bolsters.map(
    ({ side: _, ...bolster }): Shape =>
      (look) =>
        toRect(bolster, `rx="3" ${look}`),
  );
  // Cloth, rounded by the shade along its edge and by the light on its middle, within its contour and its welt.
  const drawSoft = (shape: Shape, name: string, light: number) =>
    `<clipPath id="${name}">${shape("")}</clipPath>${shape('fill="url(#cloth)"')}<g clip-path="url(#${name})" fill="none">${[
      shape(`stroke="${shade}" stroke-width="3.4" stroke-opacity="0.34" filter="url(#soft1)"`),
      shape(
        `stroke="${shade}" stroke-width="1.1" stroke-opacity="0.28" filter="url(#soft0)" transform="translate(0 -0.3)"`,
      ),
      shape(
        `stroke="#fff" stroke-width="2.4" stroke-opacity="${light}" filter="url(#soft1)" transform="translate(0.4 2.4)"`,
      ),
    ].join("")}</g>${shape(`fill="none" ${line}`)}`;
  const base: Shape = (look) => toBase(shapes, look);
  return `<g transform="${transform}">${seats.length === 0 ? drawSoft(base, `${id}b`, 0.14) : base(`fill="${darken(color, 0.8)}" ${line}`)}${seats
    .map((seat, at) => drawSoft(seat, `${id}s${at}`, 0.16))
    .join("")}<g fill="#000" fill-opacity="0.34" filter="url(#soft0)" transform="translate(0.3 0.8)">${rolls
    .map((roll) => roll(""))
    .join("")}</g>${rolls.map((roll, at) => drawSoft(roll, `${id}r${at}`, 0.26)).join("")}</g>`;
}

/** Draws a shape in a look. */
type Shape = (look: string) => string;

function toBase({ path: outline, kind }: Omit<PieceShapes, "transform">, look = ""): string {
  return outline
    ? `<path d="${outline}" ${look}/>`
    : toRect({ width: kind.width, height: kind.depth }, `rx="3" ${look}`);
}

function toRect(place: Partial<Record<"x" | "y" | "width" | "height", number>>, look: string): string {
  const sides = Object.entries(place).map(([name, value]) => `${name}="${value}"`);
  return `<rect ${sides.join(" ")} ${look}/>`;
}

function darken(color: string, share: number): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) * share);
  return `rgb(${parts.map(Math.round).join(" ")})`;
}
