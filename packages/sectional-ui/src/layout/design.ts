/** A side of a piece as seen by somebody who faces it, as furniture makers name arms: left-arm, right-arm. */
export type Side = "left" | "right" | "front" | "back";

/** A clockwise turn in degrees, seen from above. */
export type Rotation = 0 | 90 | 180 | 270;

/**
 * Where another piece can be fixed. A "right" end joins only a "left" end, and a "front" only an "ottoman", both of the
 * same type.
 */
export interface Join {
  readonly end: "left" | "right" | "front" | "ottoman";
  /** The edge of the footprint on which it is: the right end of a corner is on its front. */
  readonly side: Side;
  /** Such as "S" for seats. */
  readonly type: string;
  /** Whether it looks finished with nothing beside it. */
  readonly isFinished: boolean;
}

/** One kind of piece of a collection. Lengths are inches, in quarters. */
export interface PieceKind {
  readonly itemTypeCode: string;
  readonly name: string;
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  /** From the front edge of the seat to the top of the back, if its maker states it. */
  readonly diagonalDepth?: number | undefined;
  readonly joins: readonly Join[];
  readonly arms: readonly Side[];
  readonly backs: readonly Side[];
  /** The kind that is its mirror image; its own code if it is symmetrical. */
  readonly mirrorItemTypeCode: string;
  readonly seats: number;
}

/** The kinds of a collection by their codes, as `toPieceCatalog` reads them. */
export type PieceCatalog = ReadonlyMap<string, PieceKind>;

/** A piece of a design. */
export interface Piece {
  /** Unique within its design. */
  readonly id: string;
  readonly itemTypeCode: string;
  /** The code of the ottoman in front of it. */
  readonly ottoman?: string | undefined;
}

/** A sectional: its pieces from the left end to the right end, and the rotation of the first. Positions follow from it. */
export interface Design {
  readonly rotation: Rotation;
  readonly pieces: readonly Piece[];
}

/** A design without pieces. */
export const emptyDesign: Design = { rotation: 0, pieces: [] };

/** The largest number of pieces of a design, ottomans included (AMB-217). */
export const maxPieces = 60;

/** Why a design is not possible. */
export type DesignProblem =
  | { readonly kind: "unknownPiece"; readonly itemTypeCode: string }
  /** The piece at this place does not join the one before it, or its ottoman does not join it. */
  | { readonly kind: "notJoinable"; readonly index: number }
  /** Two pieces that would be in one place; an ottoman is named by its piece. */
  | { readonly kind: "overlap"; readonly ids: readonly [string, string] }
  | { readonly kind: "tooManyPieces"; readonly limit: number }
  /** A command names a piece or a place that the design does not have. */
  | { readonly kind: "noSuchPiece" };

/** The changed design, or why there is none. */
export type DesignResult =
  | { readonly ok: true; readonly design: Design }
  | { readonly ok: false; readonly problem: DesignProblem };
