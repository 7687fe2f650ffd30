import type { PieceKind, Side } from "../layout/design.ts";

/** A cushion, arm, back or base of a piece, as a box with soft edges. Inches: x from the left, y from the floor, z from the back. */
export interface SoftBox {
  readonly middle: readonly [x: number, y: number, z: number];
  readonly size: readonly [width: number, height: number, depth: number];
  /** Of its edges and corners. */
  readonly radius: number;
  /** How far its top and bottom swell in the middle. */
  readonly crown: number;
  /** About its long axis, in radians: back cushions lean. */
  readonly tilt: number;
}

const armWidth = 7.5;
const backWidth = 8.5;
const seatHeight = 17.5;
/** Inches between parts, so that their edges show. */
const gap = 0.3;

type Span = readonly [from: number, to: number];

/** The soft boxes of a kind of piece, within its width, depth and height. */
export function toSoftBoxes({ width, depth, height, arms, backs, seats }: PieceKind): SoftBox[] {
  const edge = (side: Side) => (arms.includes(side) ? armWidth : backs.includes(side) ? backWidth : 0);
  const [left, right, back] = [edge("left"), edge("right"), edge("back")];
  const columns = Math.max(1, seats);
  const column = (width - left - right) / columns;
  const cushions = Array.from({ length: columns }, (_, index): Span => {
    const from = left + index * column;
    return [from + gap, from + column - gap];
  });
  const whole: Span = [0, width];
  const top = Math.min(seatHeight, height);
  // Of a console it is all there is; of a seat, cushions stand before and above it.
  const [backTop, backDepth] = seats === 0 ? [height - 1, back] : [height - 4, 6.5];
  return [
    toBox({ x: inset(whole, 0.1), y: [3, 10.5], z: [0.5, depth - 0.5], radius: 1.2 }),
    ...(seats === 0
      ? [toBox({ x: inset(whole, 0.2), y: [10.3, Math.min(23.5, height)], z: [back + gap, depth - gap], radius: 1.6 })]
      : cushions.map((x) => toBox({ x, y: [10.3, top - 1], z: [back + gap, depth - gap], radius: 2.2, crown: 1 }))),
    ...(back > 0 ? [toBox({ x: inset(whole, 0.1), y: [4, backTop], z: [0.1, backDepth], radius: 2.2 })] : []),
    ...(back > 0 && seats > 0
      ? cushions.map((x) =>
          toBox({ x: inset(x, 0.5), y: [16.5, height - 1.6], z: [5, 11.5], radius: 2.6, crown: 1, tilt: -0.16 }),
        )
      : []),
    ...beside("left", [0.1, left], { backs, depth, height, arms }),
    ...beside("right", [width - right, width - 0.1], { backs, depth, height, arms }),
  ];
}

/** The arm or the back at one side. */
function beside(
  side: "left" | "right",
  x: Span,
  { arms, backs, depth, height }: Pick<PieceKind, "arms" | "backs" | "depth" | "height">,
): SoftBox[] {
  if (arms.includes(side)) return [toBox({ x, y: [3, Math.min(23.5, height)], z: [gap, depth - gap], radius: 2.8 })];
  if (!backs.includes(side)) return [];
  const outer: Span = side === "left" ? [x[0], x[0] + 6.4] : [x[1] - 6.4, x[1]];
  return [toBox({ x: outer, y: [4, height - 4], z: [0.1, depth - 0.1], radius: 2.2 })];
}

interface Parts {
  readonly x: Span;
  readonly y: Span;
  readonly z: Span;
  readonly radius: number;
  readonly crown?: number;
  readonly tilt?: number;
}

function toBox({ x, y, z, radius, crown = 0, tilt = 0 }: Parts): SoftBox {
  const middle = ([from, to]: Span) => (from + to) / 2;
  const length = ([from, to]: Span) => to - from;
  return {
    middle: [middle(x), middle(y), middle(z)],
    size: [length(x), length(y), length(z)],
    radius: Math.min(radius, length(x) / 2, length(y) / 2, length(z) / 2),
    crown,
    tilt,
  };
}

function inset([from, to]: Span, by: number): Span {
  return [from + by, to - by];
}
