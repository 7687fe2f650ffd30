import type { Join, PieceKind, Rotation, Side } from "./design.ts";

/** A point in inches, seen from above: x to the right, y to the front. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A rectangle in inches, parallel to the axes. */
export interface Rect extends Point {
  readonly width: number;
  readonly depth: number;
}

/** Where the back left corner of a piece is, and how the piece is turned about it. */
export interface Pose extends Point {
  readonly rotation: Rotation;
}

/** The direction in which each side looks. */
const directions: Readonly<Record<Side, Rotation>> = { right: 0, front: 90, left: 180, back: 270 };

export function toRotation(degrees: number): Rotation {
  return (((degrees % 360) + 360) % 360) as Rotation;
}

/** The direction of a join in the room. */
export function directionOf({ side }: Pick<Join, "side">, rotation: Rotation): Rotation {
  return toRotation(rotation + directions[side]);
}

/** The rotation with which a join looks in a direction. */
export function rotationFor({ side }: Join, direction: number): Rotation {
  return toRotation(direction - directions[side]);
}

export function findJoin(kind: PieceKind, end: Join["end"]): Join | undefined {
  return kind.joins.find((join) => join.end === end);
}

/** Whether the joins hold together. */
export function canJoin(one: Join | undefined, other: Join | undefined): boolean {
  return one !== undefined && other !== undefined && one.type === other.type;
}

function turn({ x, y }: Point, rotation: Rotation): Point {
  if (rotation === 90) return { x: -y, y: x };
  if (rotation === 180) return { x: -x, y: -y };
  if (rotation === 270) return { x: y, y: -x };
  return { x, y };
}

/** A point of a piece in the room. */
function toRoom(pose: Pose, point: Point): Point {
  const { x, y } = turn(point, pose.rotation);
  return { x: pose.x + x, y: pose.y + y };
}

/** The edge of a join, from its left to its right for somebody who looks out of it. */
function edgeOf({ width, depth }: PieceKind, side: Side): readonly [Point, Point] {
  const backLeft = { x: 0, y: 0 };
  const backRight = { x: width, y: 0 };
  const frontLeft = { x: 0, y: depth };
  const frontRight = { x: width, y: depth };
  if (side === "right") return [backRight, frontRight];
  if (side === "front") return [frontRight, frontLeft];
  if (side === "left") return [frontLeft, backLeft];
  return [backLeft, backRight];
}

/** The point of a join that meets the other one's: at the backs, so that they are flush; an ottoman's is in the middle. */
function meetingPoint(kind: PieceKind, { end, side }: Join): Point {
  const [left, right] = edgeOf(kind, side);
  if (end === "right") return left;
  if (end === "left") return right;
  return { x: (left.x + right.x) / 2, y: (left.y + right.y) / 2 };
}

/** The meeting point of a join in the room. */
export function joinPoint(pose: Pose, kind: PieceKind, join: Join): Point {
  return toRoom(pose, meetingPoint(kind, join));
}

/** Where a piece stands whose join meets a join of a placed one. */
export function poseBeside(
  placed: { readonly pose: Pose; readonly kind: PieceKind; readonly join: Join },
  { kind, join }: { readonly kind: PieceKind; readonly join: Join },
): Pose {
  const rotation = rotationFor(join, directionOf(placed.join, placed.pose.rotation) + 180);
  const target = joinPoint(placed.pose, placed.kind, placed.join);
  const own = turn(meetingPoint(kind, join), rotation);
  return { rotation, x: target.x - own.x, y: target.y - own.y };
}

/** The floor that a piece covers. */
export function toRect(pose: Pose, { width, depth }: PieceKind): Rect {
  const opposite = toRoom(pose, { x: width, y: depth });
  return {
    x: Math.min(pose.x, opposite.x),
    y: Math.min(pose.y, opposite.y),
    width: Math.abs(opposite.x - pose.x),
    depth: Math.abs(opposite.y - pose.y),
  };
}

/** Whether two rectangles share floor; touching is no overlap. */
export function overlaps(one: Rect, other: Rect): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.depth &&
    other.y < one.y + one.depth
  );
}
