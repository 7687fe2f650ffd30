import type { Design, Piece, PieceCatalog } from "../layout/design.ts";
import type { Point, Rect } from "../layout/geometry.ts";
import { type JoinPoint, listJoinPoints } from "../layout/list-join-points.ts";
import { type PlacedPiece, placePieces } from "../layout/place-pieces.ts";
import { describeSize, type LengthUnit } from "./describe-size.ts";

/** A piece of a design, or a place where one can be added, with its name for assistive technology. */
export type Place =
  | {
      readonly kind: "piece";
      /** The id of the piece. */
      readonly key: string;
      readonly name: string;
      readonly piece: Piece;
      /** The floor that it covers, with its ottoman. */
      readonly rect: Rect;
    }
  | {
      readonly kind: "join";
      readonly key: string;
      readonly name: string;
      readonly point: JoinPoint;
      /** Where its button is: behind the seam, or beyond the end. */
      readonly spot: Point;
      /** The keys of the pieces on both sides. */
      readonly beside: readonly string[];
    };

/** Inches between a join point and its button. */
const distance = 13;

/** The pieces and join points from the left end to the right end; join points at which nothing fits are left out. */
export function listPlaces(design: Design, catalog: PieceCatalog, unit: LengthUnit): Place[] {
  const { pieces } = design;
  const placed = placePieces(design, catalog).pieces;
  const joins = new Map(
    listJoinPoints(design, catalog)
      .filter(({ choices }) => choices.length > 0)
      .map((point) => [point.index, toJoinPlace(point, design, catalog)]),
  );
  return Array.from({ length: pieces.length + 1 }, (_, index) => {
    const piece = pieces[index];
    const parts = placed.filter(({ id }) => id === piece?.id);
    const kind = parts[0]?.kind;
    const name = kind && `${kind.name}, piece ${index + 1} of ${pieces.length}, ${describeSize(kind, unit)}`;
    const join = joins.get(index);
    return [
      ...(join ? [join] : []),
      ...(piece && name ? [{ kind: "piece" as const, key: piece.id, name, piece, rect: toUnion(parts) }] : []),
    ];
  }).flat();
}

/** The key of a join point, by its place in the list of pieces. */
export const toJoinKey = (index: number) => `join-${index}`;

function toJoinPlace(point: JoinPoint, { pieces }: Design, catalog: PieceCatalog): Place {
  const { kind, index, choices } = point;
  const neighbors = [pieces[index - 1], pieces[index]].filter((piece) => piece !== undefined);
  const [left, right] = neighbors.map(({ itemTypeCode }) => catalog.get(itemTypeCode)?.name ?? itemTypeCode);
  const where = {
    start: "Add the first piece",
    leftEnd: "Add a piece at the left end",
    seam: `Add a piece between ${left} and ${right}`,
    rightEnd: "Add a piece at the right end",
  }[kind];
  return {
    kind: "join",
    key: toJoinKey(index),
    name: `${where}, ${choices.length} ${choices.length === 1 ? "fits" : "fit"}`,
    point,
    spot: toSpot(point),
    beside: neighbors.map(({ id }) => id),
  };
}

/** Beyond an end in the middle of the seat, behind the backs at a seam. */
function toSpot({ kind, x, y, direction }: JoinPoint): Point {
  if (kind === "start") return { x, y };
  const along = toVector(direction);
  const front = toVector(direction + 90);
  if (kind === "seam") return { x: x - front.x * distance, y: y - front.y * distance };
  // The left end looks to the left: its front is on the other side.
  const side = kind === "leftEnd" ? -1 : 1;
  return { x: x + along.x * distance + side * front.x * 20, y: y + along.y * distance + side * front.y * 20 };
}

function toVector(degrees: number): Point {
  const turns = (((degrees / 90) % 4) + 4) % 4;
  return { x: [1, 0, -1, 0][turns] ?? 0, y: [0, 1, 0, -1][turns] ?? 0 };
}

function toUnion(parts: readonly PlacedPiece[]): Rect {
  const x = Math.min(...parts.map((part) => part.x));
  const y = Math.min(...parts.map((part) => part.y));
  const right = Math.max(...parts.map((part) => part.x + part.width));
  const front = Math.max(...parts.map((part) => part.y + part.depth));
  return { x, y, width: right - x, depth: front - y };
}
