import type { Layout, PieceCatalog } from "./design.ts";
import type { Rect } from "./geometry.ts";
import { placeLayout } from "./place-pieces.ts";

/** The floor that a layout covers and its height, in inches; all zero without pieces. */
export function getBounds(layout: Layout, catalog: PieceCatalog): Rect & { readonly height: number } {
  const { pieces } = placeLayout(layout, catalog);
  if (pieces.length === 0) return { x: 0, y: 0, width: 0, depth: 0, height: 0 };
  const x = Math.min(...pieces.map((piece) => piece.x));
  const y = Math.min(...pieces.map((piece) => piece.y));
  const right = Math.max(...pieces.map((piece) => piece.x + piece.width));
  const front = Math.max(...pieces.map((piece) => piece.y + piece.depth));
  return { x, y, width: right - x, depth: front - y, height: Math.max(...pieces.map(({ kind }) => kind.height)) };
}
