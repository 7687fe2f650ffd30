export { applyDesignCommand, type DesignCommand } from "./apply-design-command.ts";
export { checkDelivery, type DeliveryFit, type DeliveryStep } from "./check-delivery.ts";
export { checkRoomFit, type Room, type RoomFit } from "./check-room-fit.ts";
export {
  type Design,
  type DesignProblem,
  type DesignResult,
  emptyDesign,
  type Join,
  maxPieces,
  type Piece,
  type PieceCatalog,
  type PieceKind,
  type Rotation,
  type Side,
} from "./design.ts";
export { type DesignHistory, recordDesign, redoDesign, startHistory, undoDesign } from "./design-history.ts";
export { type DesignReading, formatDesign, parseDesign } from "./design-text.ts";
export { findDesignProblem } from "./find-design-problem.ts";
export type { Point, Rect } from "./geometry.ts";
export { type JoinPoint, listJoinPoints, listOpenEnds } from "./list-join-points.ts";
export { getBounds } from "./measure-design.ts";
export { type JoinPlace, type PlacedPiece, type Placement, placePieces } from "./place-pieces.ts";
export { type CatalogProblem, type CatalogReading, toPieceCatalog } from "./to-piece-catalog.ts";
export { type PlanShapes, toPlanShapes } from "./to-plan-shapes.ts";
