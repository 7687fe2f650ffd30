import { type Design, type DesignResult, emptyDesign, type Piece, type PieceCatalog } from "./design.ts";
import { checkDesign } from "./find-design-problem.ts";
import { toRotation } from "./geometry.ts";
import { mirrorCode, mirrorDesign } from "./mirror-design.ts";

/** A change of a design. `index` is the place that the new piece gets, from 0 at the left end. */
export type DesignCommand =
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
  /** Turns the design clockwise by a quarter. */
  | { readonly kind: "rotate" }
  | { readonly kind: "clear" };

const noSuchPiece: DesignResult = { ok: false, problem: { kind: "noSuchPiece" } };

/**
 * The design after a command, which can always be built, or why the command is refused. Changes nothing in place. A piece
 * that is moved to where it does not fit becomes its mirror image if that fits: a left-arm seat, the right-arm one.
 *
 * @example
 * applyDesignCommand(design, { kind: "insert", index: 0, itemTypeCode: "LAS", id: "a" }, catalog);
 */
export function applyDesignCommand(design: Design, command: DesignCommand, catalog: PieceCatalog): DesignResult {
  const { pieces } = design;
  const withPieces = (changed: readonly Piece[]) => checkDesign({ ...design, pieces: changed }, catalog);
  switch (command.kind) {
    case "clear":
      return { ok: true, design: emptyDesign };
    case "rotate":
      return { ok: true, design: { ...design, rotation: toRotation(design.rotation + 90) } };
    case "mirror":
      return checkDesign(mirrorDesign(design, catalog), catalog);
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
        ? swapPieces(design, [at, at + command.by], catalog)
        : movePiece(design, [at, at + command.by], catalog);
    case "swap":
      return swapPieces(design, [at, pieces.findIndex(({ id }) => id === command.with)], catalog);
  }
}

/** Tries the piece at its new place as it is, then mirrored. */
function movePiece(
  { pieces, ...design }: Design,
  [at, to]: readonly [number, number],
  catalog: PieceCatalog,
): DesignResult {
  const piece = pieces[at];
  if (!piece || !pieces[to] || at === to) return noSuchPiece;
  const others = pieces.toSpliced(at, 1);
  const place = (moved: Piece) => checkDesign({ ...design, pieces: others.toSpliced(to, 0, moved) }, catalog);
  const result = place(piece);
  if (result.ok) return result;
  const mirrored = place({ ...piece, itemTypeCode: mirrorCode(piece.itemTypeCode, catalog) });
  return mirrored.ok ? mirrored : result;
}

/** Tries the two pieces as they are, then both mirrored, then one of them. */
function swapPieces(
  { pieces, ...design }: Design,
  [at, to]: readonly [number, number],
  catalog: PieceCatalog,
): DesignResult {
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
    checkDesign({ ...design, pieces: pieces.with(at, first).with(to, second) }, catalog),
  );
  return results.find(({ ok }) => ok) ?? results[0] ?? noSuchPiece;
}
