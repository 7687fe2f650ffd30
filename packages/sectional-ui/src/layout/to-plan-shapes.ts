import type { PieceKind } from "./design.ts";
import type { PlacedPiece } from "./place-pieces.ts";

/** Inches of backs and arms. */
const thickness = 8;

interface Block {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The shapes of a piece seen from above, in inches from its back left corner; `transform` moves them to its place. */
export interface PlanShapes {
  readonly transform: string;
  /** The outline of a corner that is cut diagonally, and of its cushion; undefined for a rectangle. */
  readonly path: string | undefined;
  readonly cushionPath: string | undefined;
  readonly cushions: readonly (Block & { readonly light: Block })[];
  /** Backs, and arms that begin in front of the back. */
  readonly bolsters: readonly (Block & { readonly side: string })[];
}

/** What a drawing of a piece from above consists of: its seat with cushions, backs and arms. */
export function toPlanShapes({
  kind,
  rotation,
  x,
  y,
  width,
  depth,
}: Omit<PlacedPiece, "id" | "isOttoman">): PlanShapes {
  // Turned about the middle of the floor that it covers.
  const [middleX, middleY] = [x + width / 2, y + depth / 2];
  return {
    transform: `translate(${middleX} ${middleY}) rotate(${rotation}) translate(${-kind.width / 2} ${-kind.depth / 2})`,
    ...toWedge(kind),
    cushions: toCushions(kind).map((cushion) => ({ ...cushion, light: toInside(cushion) })),
    bolsters: toBolsters(kind),
  };
}

/** A corner that is deeper than a seat is cut diagonally. */
function isWedge({ backs, width }: PieceKind): boolean {
  return backs.length > 1 && width > 50;
}

function toWedge(kind: PieceKind): Pick<PlanShapes, "path" | "cushionPath"> {
  if (!isWedge(kind)) return { path: undefined, cushionPath: undefined };
  const { width, depth } = kind;
  const cut = Math.round(width * 0.32);
  return {
    path: toCutCorner({ x: 0, y: 0, width, height: depth }, cut),
    cushionPath: toCutCorner({ x: 1, y: thickness, width: width - thickness - 1, height: depth - thickness - 1 }, cut),
  };
}

/** A rectangle with soft corners, whose front left one is cut by a curve. */
function toCutCorner({ x, y, width, height }: Block, cut: number): string {
  const [right, bottom, soft] = [x + width, y + height, 3];
  const round = (to: string, corner: string) => `Q${corner} ${to}`;
  return [
    `M${x + soft} ${y} H${right - soft}`,
    round(`${right} ${y + soft}`, `${right} ${y}`),
    `V${bottom - soft}`,
    round(`${right - soft} ${bottom}`, `${right} ${bottom}`),
    `H${x + cut}`,
    round(`${x} ${bottom - cut}`, `${x + cut} ${bottom - cut}`),
    `V${y + soft}`,
    round(`${x + soft} ${y}`, `${x} ${y}`),
    "Z",
  ].join(" ");
}

/** Where the light falls on a cushion. */
function toInside({ x, y, width, height }: Block): Block {
  return { x: x + 3, y: y + 3, width: Math.max(0, width - 6), height: Math.max(0, height - 6) };
}

function toCushions(kind: PieceKind): Block[] {
  if (kind.seats === 0 || isWedge(kind)) return [];
  const edge = (side: "left" | "right" | "back") =>
    kind.backs.includes(side) || kind.arms.includes(side) ? thickness : 1;
  const width = (kind.width - edge("left") - edge("right")) / kind.seats;
  return Array.from({ length: kind.seats }, (_, index) => ({
    x: edge("left") + width * index,
    y: edge("back"),
    width,
    height: kind.depth - edge("back") - 1,
  }));
}

/** Backs, and arms that begin in front of the back. */
function toBolsters({ width, depth, backs, arms }: PieceKind): (Block & { side: string })[] {
  const start = backs.includes("back") ? thickness : 0;
  const beside = { y: start, width: thickness, height: depth - start };
  return [
    ...(backs.includes("back") ? [{ side: "back", x: 0, y: 0, width, height: thickness }] : []),
    ...(backs.includes("right") ? [{ side: "right back", x: width - thickness, ...beside }] : []),
    ...(arms.includes("left") ? [{ side: "left arm", x: 0, ...beside }] : []),
    ...(arms.includes("right") ? [{ side: "right arm", x: width - thickness, ...beside }] : []),
  ];
}
