import { emptyLayout, type Layout, type LayoutResult, type Piece, type PieceCatalog } from "./design.ts";
import { checkLayout } from "./find-design-problem.ts";
import { toRotation } from "./geometry.ts";
import { mirrorCode, mirrorLayout } from "./mirror-design.ts";

/** A change of a layout. `index` is the place that the new piece gets, from 0 at the left end. */
export type LayoutCommand =
  | { readonly kind: "insert"; readonly index: number; readonly itemTypeCode: string; readonly id: string }
  /** Removes a piece with its ottoman, and closes the gap. */
  | { readonly kind: "remove"; readonly id: string }
  /** Removes a piece and everything to its right. */
  | { readonly kind: "removeFrom"; readonly id: string }
  /** Moves a piece by so many places, to the left if negative; by one place, it swaps with its neighbor. */
  | { readonly kind: "move"; readonly id: string; readonly by: number }
  | { readonly kind: "swap"; readonly id: string; readonly with: string }
  | { readonly kind: "replace"; readonly id: string; readonly itemTypeCode: string }
  /** Puts an ottoman before a piece; undefined takes it away. */
  | { readonly kind: "setOttoman"; readonly id: string; readonly itemTypeCode: string | undefined }
  | { readonly kind: "mirror" }
  /** Turns the layout clockwise by a quarter. */
  | { readonly kind: "rotate" }
  | { readonly kind: "clear" };

const noSuchPiece: LayoutResult = { ok: false, problem: { kind: "noSuchPiece" } };

/**
 * The layout after a command, which can always be built, or why the command is refused. Changes nothing in place. A piece
 * that is moved to where it does not fit becomes its mirror image if that fits: a left-arm seat, the right-arm one.
 *
 * @example
 * applyLayoutCommand(layout, { kind: "insert", index: 0, itemTypeCode: "LAS", id: "a" }, catalog);
 */
export function applyLayoutCommand(layout: Layout, command: LayoutCommand, catalog: PieceCatalog): LayoutResult {
  const { pieces } = layout;
  const withPieces = (changed: readonly Piece[]) => checkLayout({ ...layout, pieces: changed }, catalog);
  switch (command.kind) {
    case "clear":
      return { ok: true, layout: emptyLayout };
    case "rotate":
      return { ok: true, layout: { ...layout, rotation: toRotation(layout.rotation + 90) } };
    case "mirror":
      return checkLayout(mirrorLayout(layout, catalog), catalog);
    case "insert": {
      const { index, id, itemTypeCode } = command;
      const isPlace = Number.isInteger(index) && index >= 0 && index <= pieces.length;
      if (!isPlace || pieces.some((piece) => piece.id === id)) return noSuchPiece;
      return withPieces(pieces.toSpliced(index, 0, { id, itemTypeCode }));
    }
  }
  const at = pieces.findIndex(({ id }) => id === command.id);
  const piece = pieces[at];
  if (!piece) return noSuchPiece;
  switch (command.kind) {
    case "remove":
      return withPieces(pieces.toSpliced(at, 1));
    case "removeFrom":
      return withPieces(pieces.slice(0, at));
    case "replace":
      return withPieces(pieces.with(at, { ...piece, itemTypeCode: command.itemTypeCode }));
    case "setOttoman":
      return withPieces(pieces.with(at, { ...piece, ottoman: command.itemTypeCode }));
    case "move":
      return Math.abs(command.by) === 1
        ? swapPieces(layout, [at, at + command.by], catalog)
        : movePiece(layout, [at, at + command.by], catalog);
    case "swap":
      return swapPieces(layout, [at, pieces.findIndex(({ id }) => id === command.with)], catalog);
  }
}

/** Tries the piece at its new place as it is, then mirrored. */
function movePiece(
  { pieces, ...layout }: Layout,
  [at, to]: readonly [number, number],
  catalog: PieceCatalog,
): LayoutResult {
  const piece = pieces[at];
  if (!piece || !pieces[to] || at === to) return noSuchPiece;
  const others = pieces.toSpliced(at, 1);
  const place = (moved: Piece) => checkLayout({ ...layout, pieces: others.toSpliced(to, 0, moved) }, catalog);
  const result = place(piece);
  if (result.ok) return result;
  const mirrored = place({ ...piece, itemTypeCode: mirrorCode(piece.itemTypeCode, catalog) });
  return mirrored.ok ? mirrored : result;
}

/** Tries the two pieces as they are, then both mirrored, then one of them. */
function swapPieces(
  { pieces, ...layout }: Layout,
  [at, to]: readonly [number, number],
  catalog: PieceCatalog,
): LayoutResult {
  const [one, other] = [pieces[at], pieces[to]];
  if (!one || !other || at === to) return noSuchPiece;
  const mirrored = (piece: Piece): Piece => ({ ...piece, itemTypeCode: mirrorCode(piece.itemTypeCode, catalog) });
  const tries: readonly (readonly [Piece, Piece])[] = [
    [other, one],
    [mirrored(other), mirrored(one)],
    [mirrored(other), one],
    [other, mirrored(one)],
  ];
  const results = tries.map(([first, second]) =>
    checkLayout({ ...layout, pieces: pieces.with(at, first).with(to, second) }, catalog),
  );
  return results.find(({ ok }) => ok) ?? results[0] ?? noSuchPiece;
}
