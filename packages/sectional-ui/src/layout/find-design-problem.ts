import {
  type Design,
  type DesignProblem,
  type DesignResult,
  maxPieces,
  type Piece,
  type PieceCatalog,
} from "./design.ts";
import { overlaps } from "./geometry.ts";
import { placePieces } from "./place-pieces.ts";

/** The first reason why a design cannot be built; undefined if it can. */
export function findDesignProblem(design: Design, catalog: PieceCatalog): DesignProblem | undefined {
  const codes = design.pieces.flatMap(codesOf);
  const unknown = codes.find((code) => !catalog.has(code));
  if (unknown !== undefined) return { kind: "unknownPiece", itemTypeCode: unknown };
  if (codes.length > maxPieces) return { kind: "tooManyPieces", limit: maxPieces };
  const { pieces, badIndex } = placePieces(design, catalog);
  if (badIndex !== undefined) return { kind: "notJoinable", index: badIndex };
  for (const [index, piece] of pieces.entries()) {
    for (const earlier of pieces.slice(0, index)) {
      if (overlaps(earlier, piece)) return { kind: "overlap", ids: [earlier.id, piece.id] };
    }
  }
  return undefined;
}

/** The design, if it can be built. */
export function checkDesign(design: Design, catalog: PieceCatalog): DesignResult {
  const problem = findDesignProblem(design, catalog);
  return problem ? { ok: false, problem } : { ok: true, design };
}

/** The item type of a piece, and that of its ottoman. */
export function codesOf({ itemTypeCode, ottoman }: Piece): string[] {
  return ottoman === undefined ? [itemTypeCode] : [itemTypeCode, ottoman];
}
