import type { DrawnPiece } from "../queries/find-drawn-piece.ts";

/** A block of a piece: inches from its back left corner on the floor to the opposite one. */
interface Block {
  x: number;
  y: number;
  z: number;
  width: number;
  depth: number;
  height: number;
}

const seatHeight = 17;
const armHeight = 24;
const thickness = 8;
const armWidth = 6;
/** How far an inch of depth goes up and to the right. */
const slant = { x: 0.42, y: 0.34 };
const size = 800;
const margin = 90;

/** A drawing of a piece from its sizes, seen from the front and a little from above, as SVG (AMB-278). */
export function drawPiece(piece: DrawnPiece): string {
  const blocks = toBlocks(piece);
  const { width, depth, height } = piece;
  const across = width + depth * slant.x;
  const up = height + depth * slant.y;
  const scale = (size - 2 * margin) / Math.max(across, up);
  const left = (size - across * scale) / 2;
  const floor = (size + up * scale) / 2;
  const toPoint = (x: number, y: number, z: number) => {
    const far = depth - y;
    return `${round(left + (x + far * slant.x) * scale)},${round(floor - (z + far * slant.y) * scale)}`;
  };
  const faces = blocks.flatMap((block) => toFaces(block, toPoint));
  const polygons = faces.map(
    ({ points, shade }) => `<polygon points="${points.join(" ")}" fill="${toShade(piece.color, shade)}"/>`,
  );
  const line = toShade(piece.color, 0.62);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}"><rect width="${size}" height="${size}" fill="#f3efe8"/><g stroke="${line}" stroke-width="3" stroke-linejoin="round">${polygons.join("")}</g></svg>`;
}

/** The blocks from the farthest to the nearest, so that each covers what is behind it. */
function toBlocks({ width, depth, height, arms, backs, seats }: DrawnPiece): Block[] {
  const hasBack = backs.includes("back");
  const sideBack = (["left", "right"] as const).filter((side) => backs.includes(side));
  const armSides = (["left", "right"] as const).filter((side) => arms.includes(side));
  const start = hasBack ? thickness : 0;
  const inset = (side: "left" | "right") =>
    sideBack.includes(side) ? thickness : armSides.includes(side) ? armWidth : 0;
  const seatWidth = width - inset("left") - inset("right");
  // A console is a table as high as an arm.
  const top = seats === 0 && hasBack ? armHeight : Math.min(seatHeight, height);
  const cushions = Math.max(1, seats);
  const beside = (side: "left" | "right"): Block[] => {
    if (inset(side) === 0) return [];
    const isBack = sideBack.includes(side);
    const x = side === "left" ? 0 : width - inset(side);
    return [{ x, y: start, z: 0, width: inset(side), depth: depth - start, height: isBack ? height : armHeight }];
  };
  return [
    ...(hasBack ? [{ x: 0, y: 0, z: 0, width, depth: thickness, height }] : []),
    ...beside("left"),
    ...Array.from({ length: cushions }, (_, index) => ({
      x: inset("left") + (seatWidth / cushions) * index,
      y: start,
      z: 0,
      width: seatWidth / cushions,
      depth: depth - start,
      height: top,
    })),
    ...beside("right"),
  ];
}

interface Face {
  points: string[];
  /** Of the color: 1 is the color itself. */
  shade: number;
}

function toFaces(
  { x, y, z, width, depth, height }: Block,
  toPoint: (x: number, y: number, z: number) => string,
): Face[] {
  const [right, near, top] = [x + width, y + depth, z + height];
  return [
    {
      shade: 0.8,
      points: [toPoint(right, y, z), toPoint(right, near, z), toPoint(right, near, top), toPoint(right, y, top)],
    },
    {
      shade: 1.06,
      points: [toPoint(x, y, top), toPoint(right, y, top), toPoint(right, near, top), toPoint(x, near, top)],
    },
    {
      shade: 0.93,
      points: [toPoint(x, near, z), toPoint(right, near, z), toPoint(right, near, top), toPoint(x, near, top)],
    },
  ];
}

/** A color like "#aabbcc", lighter or darker. */
function toShade(color: string, shade: number): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const shaded = parts.map((part) => Math.min(255, Math.round(part * shade)));
  return `#${shaded.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
