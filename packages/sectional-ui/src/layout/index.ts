export { applyLayoutCommand, type LayoutCommand } from "./apply-layout-command.ts";
export { checkDelivery, type DeliveryFit, type DeliveryStep } from "./check-delivery.ts";
export { checkRoomFit, type Room, type RoomFit } from "./check-room-fit.ts";
export { findLayoutProblem } from "./find-layout-problem.ts";
export type { Point, Rect } from "./geometry.ts";
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
} from "./layout.ts";
export { type LayoutHistory, recordLayout, redoLayout, startHistory, undoLayout } from "./layout-history.ts";
export { formatLayout, type ParsedLayout, parseLayout } from "./layout-text.ts";
export { type JoinPoint, listJoinPoints, listOpenEnds } from "./list-join-points.ts";
export { getBounds } from "./measure-layout.ts";
export { type JoinPlace, type PlacedPiece, type Placement, placeLayout } from "./place-layout.ts";
export { type CatalogProblem, type CatalogReading, toPieceCatalog } from "./to-piece-catalog.ts";
export { type PlanShapes, toPlanShapes } from "./to-plan-shapes.ts";
