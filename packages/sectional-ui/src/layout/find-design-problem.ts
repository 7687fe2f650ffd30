import {
  type Layout,
  type LayoutProblem,
  type LayoutResult,
  maxPieces,
  type Piece,
  type PieceCatalog,
} from "./design.ts";
import { overlaps } from "./geometry.ts";
import { placeLayout } from "./place-pieces.ts";

/** The first reason why a layout cannot be built; undefined if it can. */
export function findLayoutProblem(layout: Layout, catalog: PieceCatalog): LayoutProblem | undefined {
  const codes = layout.pieces.flatMap(codesOf);
  const unknown = codes.find((code) => !catalog.has(code));
  if (unknown !== undefined) return { kind: "unknownPiece", itemTypeCode: unknown };
  if (codes.length > maxPieces) return { kind: "tooManyPieces", limit: maxPieces };
  const { pieces, badIndex } = placeLayout(layout, catalog);
  if (badIndex !== undefined) return { kind: "notJoinable", index: badIndex };
  for (const [index, piece] of pieces.entries()) {
    for (const earlier of pieces.slice(0, index)) {
      if (overlaps(earlier, piece)) return { kind: "overlap", ids: [earlier.id, piece.id] };
    }
  }
  return undefined;
}

/** The layout, if it can be built. */
export function checkLayout(layout: Layout, catalog: PieceCatalog): LayoutResult {
  const problem = findLayoutProblem(layout, catalog);
  return problem ? { ok: false, problem } : { ok: true, layout };
}

/** The item type of a piece, and that of its ottoman. */
export function codesOf({ itemTypeCode, ottoman }: Piece): string[] {
  return ottoman === undefined ? [itemTypeCode] : [itemTypeCode, ottoman];
}
