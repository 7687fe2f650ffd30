import type { Design, Join, Piece, PieceCatalog, PieceKind, Rotation } from "./design.ts";
import {
  canJoin,
  directionOf,
  findJoin,
  joinPoint,
  type Point,
  type Pose,
  poseBeside,
  type Rect,
  toRect,
} from "./geometry.ts";

/** A piece in the room. */
export interface PlacedPiece extends Rect {
  /** The id of the piece; an ottoman has that of the piece behind it. */
  readonly id: string;
  readonly kind: PieceKind;
  readonly rotation: Rotation;
  readonly isOttoman: boolean;
}

/** An end of the design, or the seam between two pieces. */
export interface JoinPlace extends Point {
  /** Where the next piece to the right would look for its left neighbor's join. */
  readonly direction: Rotation;
}

export interface Placement {
  readonly pieces: readonly PlacedPiece[];
  /** One for each pair of neighbors, from left to right. */
  readonly seams: readonly JoinPlace[];
  /** Where a piece could be added at the left; undefined if the first piece ends there. */
  readonly leftEnd: JoinPlace | undefined;
  readonly rightEnd: JoinPlace | undefined;
  /** Whether the right end meets the left one. */
  readonly isRing: boolean;
  /** The first piece that does not join the one before it, or whose ottoman does not join; nothing after it is placed. */
  readonly badIndex: number | undefined;
}

interface Placed {
  readonly kind: PieceKind;
  readonly pose: Pose;
}

/** The positions of all pieces, in inches from the first piece's back left corner. Backs are flush. */
export function placePieces({ rotation, pieces: order }: Design, catalog: PieceCatalog): Placement {
  const pieces: PlacedPiece[] = [];
  const seams: JoinPlace[] = [];
  let first: Placed | undefined;
  let last: Placed | undefined;
  let badIndex: number | undefined;
  for (const [index, piece] of order.entries()) {
    const kind = catalog.get(piece.itemTypeCode);
    const placed: Placed | undefined =
      kind && (last ? placeNext(last, kind) : { kind, pose: { x: 0, y: 0, rotation } });
    const ottoman = placed && placeOttoman(placed, piece, catalog);
    if (!placed || ottoman === "notJoinable") {
      badIndex = index;
      break;
    }
    const seam = last && findPlace(last, "right");
    if (seam) seams.push(seam);
    pieces.push(toPlaced(piece, placed, false));
    if (ottoman) pieces.push(toPlaced(piece, ottoman, true));
    first ??= placed;
    last = placed;
  }
  const leftEnd = first && findPlace(first, "left");
  const rightEnd = last && findPlace(last, "right");
  const isRing = leftEnd !== undefined && rightEnd !== undefined && meets(leftEnd, rightEnd);
  return { pieces, seams, leftEnd, rightEnd, isRing, badIndex };
}

function placeNext(last: Placed, kind: PieceKind): Placed | undefined {
  const from = findJoin(last.kind, "right");
  const to = findJoin(kind, "left");
  if (!from || !to || !canJoin(from, to)) return undefined;
  return { kind, pose: poseBeside({ ...last, join: from }, { kind, join: to }) };
}

/** The ottoman in front of a piece; undefined if it has none. */
function placeOttoman({ kind, pose }: Placed, piece: Piece, catalog: PieceCatalog): Placed | "notJoinable" | undefined {
  if (piece.ottoman === undefined) return undefined;
  const ottoman = catalog.get(piece.ottoman);
  const from = findJoin(kind, "front");
  const to = ottoman && findJoin(ottoman, "ottoman");
  if (!ottoman || !from || !to || !canJoin(from, to)) return "notJoinable";
  return { kind: ottoman, pose: poseBeside({ kind, pose, join: from }, { kind: ottoman, join: to }) };
}

function toPlaced({ id }: Piece, { kind, pose }: Placed, isOttoman: boolean): PlacedPiece {
  return { id, kind, rotation: pose.rotation, isOttoman, ...toRect(pose, kind) };
}

function findPlace({ kind, pose }: Placed, end: Join["end"]): JoinPlace | undefined {
  const join = findJoin(kind, end);
  return join && { ...joinPoint(pose, kind, join), direction: directionOf(join, pose.rotation) };
}

function meets(left: JoinPlace, right: JoinPlace): boolean {
  return left.x === right.x && left.y === right.y && (left.direction + 180) % 360 === right.direction;
}
