import { board } from "../shape/board.ts";
import { inches } from "../shape/inches.ts";
import type { Part } from "../shape/part.ts";
import { place } from "../shape/place.ts";
import { solid } from "../shape/solid.ts";
import type { BedSize } from "./mattress.ts";

const linePlatformBedSizes = {
  queen: { width: inches(64), depth: inches(84), height: inches(34) },
  king: { width: inches(80), depth: inches(84), height: inches(34) },
} as const satisfies Record<BedSize, object>;

const deck = { top: 0.27, thick: 0.075 };
const lean = 5;

/** Where the mattress lies: its underside's height and its middle, meters. */
export const linePlatformBedDeck = { height: deck.top - 0.012, z: 0.03 };

function platform(width: number, depth: number): Part[] {
  const y = deck.top - deck.thick / 2;
  const long = board({ width: 0.045, height: deck.thick, depth: depth - 0.01, edge: 0.003 });
  const cross = board({ width: width - 0.092, height: deck.thick, depth: 0.045, edge: 0.003 });
  const slat = board({ width: width - 0.1, height: 0.02, depth: 0.1, edge: 0.003 });
  return [
    ...[-1, 1].flatMap((side) => solid(long, "walnut-z", { x: side * (width / 2 - 0.0225), y })),
    ...[-1, 1].flatMap((end) => solid(cross, "walnut-x", { y, z: end * (depth / 2 - 0.03) })),
    ...Array.from({ length: 12 }, (_, i) => i).flatMap((i) =>
      solid(slat, "walnut-x", { y: deck.top - 0.022, z: (i - 5.5) * 0.165 }),
    ),
  ];
}

/** Two long boards with one dark line between them, leaning a little on two posts. */
function headboard(width: number, depth: number, height: number): Part[] {
  const tall = height - deck.top + 0.002;
  const [low, high] = [tall * 0.44, tall * 0.44];
  const gap = 0.013;
  const panel = (boardHeight: number) =>
    board({ width: width - 0.004, height: boardHeight, depth: 0.026, edge: 0.004 });
  const post = board({ width: 0.05, height: tall + 0.06, depth: 0.03, edge: 0.004 });
  const boards = [
    ...solid(panel(low), "walnut-x", { y: tall - high - gap - low / 2 }),
    ...solid(panel(high), "walnut-x", { y: tall - high / 2 }),
    ...[-1, 1].flatMap((side) =>
      solid(post, "walnut-y", { x: side * (width / 2 - 0.28), y: tall / 2 - 0.06, z: -0.026 }),
    ),
  ];
  return place(boards, { y: deck.top, z: -depth / 2 + 0.085, tilt: -lean });
}

function legs(width: number, depth: number): Part[] {
  const panel = board({ width: 0.028, height: deck.top - deck.thick, depth: 0.32, edge: 0.003 });
  return [-1, 1].flatMap((side) =>
    [-1, 1].flatMap((end) =>
      solid(panel, "walnut-y", {
        x: side * (width / 2 - 0.16),
        y: (deck.top - deck.thick) / 2,
        z: end * (depth / 2 - 0.36),
      }),
    ),
  );
}

/** The frame of the Line Platform Bed in walnut: a thin set-back platform and a headboard of two leaning boards. */
export function linePlatformBed(size: BedSize): Part[] {
  const { width, depth, height } = linePlatformBedSizes[size];
  return [...platform(width, depth), ...headboard(width, depth, height), ...legs(width, depth)];
}
