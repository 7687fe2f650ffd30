import type { Room } from "../layout/check-room-fit.ts";
import type { Design, PieceCatalog } from "../layout/design.ts";
import { directionOf, type Rect } from "../layout/geometry.ts";
import { getBounds } from "../layout/measure-design.ts";
import { placePieces } from "../layout/place-pieces.ts";

export interface RoomPlace {
  /** The room around the design, in the design's inches. It is smaller than the design if that does not fit. */
  readonly walls: Rect;
  /** What is kept free to walk. */
  readonly walkways: readonly Rect[];
}

/**
 * Where a design stands in a room: with its backs against the walls, and in the middle of a wall if both sides stay free to
 * walk.
 */
export function placeInRoom(
  design: Design,
  catalog: PieceCatalog,
  { width, depth, walkway }: Required<Room>,
): RoomPlace {
  const bounds = getBounds(design, catalog);
  const backs = measureBacks(design, catalog);
  const across = alongWall(bounds.width, { room: width, walkway, before: backs[180], after: backs[0] });
  const away = alongWall(bounds.depth, { room: depth, walkway, before: backs[270], after: backs[90] });
  const walls = { x: bounds.x - across.offset, y: bounds.y - away.offset, width, depth };
  return {
    walls,
    walkways: [
      ...across.free.map((from) => ({ x: bounds.x + from, y: walls.y, width: walkway, depth })),
      ...away.free.map((from) => ({ x: walls.x, y: bounds.y + from, width, depth: walkway })),
    ],
  };
}

/** The inches of backs that look in each direction. */
function measureBacks(design: Design, catalog: PieceCatalog) {
  const backs = { 0: 0, 90: 0, 180: 0, 270: 0 };
  for (const { kind, rotation } of placePieces(design, catalog).pieces) {
    for (const side of kind.backs) {
      const isDeep = side === "left" || side === "right";
      backs[directionOf({ side }, rotation)] += isDeep ? kind.depth : kind.width;
    }
  }
  return backs;
}

interface Wall {
  readonly room: number;
  readonly walkway: number;
  /** Inches of backs towards the wall at the beginning, and at the end. */
  readonly before: number;
  readonly after: number;
}

/** How far furniture stands from the beginning, and where walkways begin, from the furniture's beginning. */
function alongWall(length: number, { room, walkway, before, after }: Wall) {
  const spare = room - length;
  const atEnd = -walkway;
  if (before === after && spare >= 2 * walkway) return { offset: spare / 2, free: [atEnd, length] };
  return before >= after ? { offset: 0, free: [length] } : { offset: spare, free: [atEnd] };
}
