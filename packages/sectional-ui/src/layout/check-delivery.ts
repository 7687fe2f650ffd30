import type { PieceKind } from "./design.ts";

/** A step on the way into a home, in inches. A stair's landing is a turn. */
export type DeliveryStep =
  | { readonly kind: "door"; readonly width: number; readonly height: number }
  /** A right-angled turn from one corridor into another. */
  | { readonly kind: "turn"; readonly from: number; readonly to: number; readonly height: number }
  | {
      readonly kind: "elevator";
      readonly doorWidth: number;
      readonly doorHeight: number;
      readonly width: number;
      readonly depth: number;
      readonly height: number;
    };

/** Advice, not a promise: "tight" asks for a person who measures. */
export type DeliveryFit = "fits" | "tight" | "unlikely";

/** Inches between the piece and everything around it. */
const gaps = { fits: 4, tight: 1 } as const;

/**
 * Whether a piece gets through every step, as a box that may be tilted. Never too optimistic for a box; legs and cushions
 * may come off. Published delivery advice asks for 3 to 4 inches at a door.
 */
export function checkDelivery(
  kind: Pick<PieceKind, "width" | "depth" | "height" | "diagonalDepth">,
  path: readonly DeliveryStep[],
): DeliveryFit {
  const positions = positionsOf(kind);
  const passes = (gap: number) => path.every((step) => positions.some((box) => passesStep(box, step, gap)));
  if (passes(gaps.fits)) return "fits";
  return passes(gaps.tight) ? "tight" : "unlikely";
}

/** A carried piece: its length in the direction of the way, its width across and its height. */
interface Box {
  readonly long: number;
  readonly across: number;
  readonly up: number;
}

/** The six positions of a box, and those tilted to the diagonal depth if the maker states it. */
function positionsOf({ width, depth, height, diagonalDepth }: Parameters<typeof checkDelivery>[0]): Box[] {
  const sides = [
    [width, depth, height],
    [width, height, depth],
    [depth, width, height],
    [depth, height, width],
    [height, width, depth],
    [height, depth, width],
  ];
  if (diagonalDepth !== undefined) {
    const diagonal = Math.hypot(depth, height);
    sides.push([width, diagonalDepth, diagonal], [diagonalDepth, diagonal, width], [diagonal, diagonalDepth, width]);
  }
  return sides.map(([long = 0, across = 0, up = 0]) => ({ long, across, up }));
}

function passesStep({ long, across, up }: Box, step: DeliveryStep, gap: number): boolean {
  switch (step.kind) {
    case "door":
      return across + gap <= step.width && up + gap <= step.height;
    case "turn":
      return up + gap <= step.height && long + gap <= longestAroundTurn(step, across + gap);
    case "elevator":
      return (
        across + gap <= Math.min(step.doorWidth, step.width) &&
        up + gap <= Math.min(step.doorHeight, step.height) &&
        long + gap <= step.depth
      );
  }
}

/** The angles at which the turn is tried, one for each half degree. */
const angles = Array.from({ length: 179 }, (_, index) => ((index + 1) * Math.PI) / 360);

/**
 * The length of the longest box of a thickness that gets around a right-angled turn; 0 if it is thicker than a corridor.
 * At the angle a, a box that touches both outer walls and the inner edge is (p sin a + q cos a - t) / (sin a cos a) long;
 * the shortest of these is the limit.
 */
export function longestAroundTurn(
  { from, to }: { readonly from: number; readonly to: number },
  thickness: number,
): number {
  if (thickness > Math.min(from, to)) return 0;
  const lengths = angles.map((angle) => {
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
    return (from * sin + to * cos - thickness) / (sin * cos);
  });
  return Math.min(...lengths);
}
