import type { Design, PieceCatalog } from "./design.ts";
import type { Rect } from "./geometry.ts";
import { placePieces } from "./place-pieces.ts";

/** The floor that a design covers and its height, in inches; all zero without pieces. */
export function getBounds(design: Design, catalog: PieceCatalog): Rect & { readonly height: number } {
  const { pieces } = placePieces(design, catalog);
  if (pieces.length === 0) return { x: 0, y: 0, width: 0, depth: 0, height: 0 };
  const x = Math.min(...pieces.map((piece) => piece.x));
  const y = Math.min(...pieces.map((piece) => piece.y));
  const right = Math.max(...pieces.map((piece) => piece.x + piece.width));
  const front = Math.max(...pieces.map((piece) => piece.y + piece.depth));
  return { x, y, width: right - x, depth: front - y, height: Math.max(...pieces.map(({ kind }) => kind.height)) };
}
