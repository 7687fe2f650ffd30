export { applyLayoutCommand, type LayoutCommand } from "./apply-design-command.ts";
export { checkDelivery, type DeliveryFit, type DeliveryStep } from "./check-delivery.ts";
export { checkRoomFit, type Room, type RoomFit } from "./check-room-fit.ts";
export {
  emptyLayout,
  type Join,
  type Layout,
  type LayoutProblem,
  type LayoutResult,
  maxPieces,
  type Piece,
  type PieceCatalog,
  type PieceKind,
  type Rotation,
  type Side,
} from "./design.ts";
export { type LayoutHistory, recordLayout, redoLayout, startHistory, undoLayout } from "./design-history.ts";
export { formatLayout, type ParsedLayout, parseLayout } from "./design-text.ts";
export { findLayoutProblem } from "./find-design-problem.ts";
export type { Point, Rect } from "./geometry.ts";
export { type JoinPoint, listJoinPoints, listOpenEnds } from "./list-join-points.ts";
export { getBounds } from "./measure-design.ts";
export { type JoinPlace, type PlacedPiece, type Placement, placeLayout } from "./place-pieces.ts";
export { type CatalogProblem, type CatalogReading, toPieceCatalog } from "./to-piece-catalog.ts";
export { type PlanShapes, toPlanShapes } from "./to-plan-shapes.ts";
