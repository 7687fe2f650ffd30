import { type Layout, type LayoutProblem, maxPieces, type Piece, type PieceCatalog } from "./design.ts";
import { checkLayout, codesOf } from "./find-design-problem.ts";
import { toRotation } from "./geometry.ts";

/** The version of the text, before the number of quarter turns. */
const version = "1";
const maxLength = 1000;
const code = "[A-Za-z][A-Za-z0-9_-]{0,11}";
const piecePattern = new RegExp(`^(?:([1-9]\\d?)x)?(${code})(?:\\*(${code}))?$`);

/**
 * A layout as text for an address: version, quarter turns, then the codes from left to right; `2x` repeats a piece and
 * `*` puts an ottoman before it. Equal layouts have equal texts, whatever their ids.
 *
 * @example formatLayout(layout) // "10.LAS.2xARM.COR.ARM*OTT.RBU"
 */
export function formatLayout({ rotation, pieces }: Layout): string {
  const runs: { text: string; count: number }[] = [];
  for (const piece of pieces) {
    const text = codesOf(piece).join("*");
    const last = runs.at(-1);
    if (last?.text === text) last.count++;
    else runs.push({ text, count: 1 });
  }
  const parts = runs.map(({ text, count }) => (count === 1 ? text : `${count}x${text}`));
  return [`${version}${rotation / 90}`, ...parts].join(".");
}

/** The layout of a text; or why there is none, with the nearest layout that can be built from its pieces. */
export type ParsedLayout =
  | { readonly ok: true; readonly layout: Layout }
  | {
      readonly ok: false;
      readonly problem: LayoutProblem | { readonly kind: "malformed" };
      readonly nearest: Layout | undefined;
    };

const malformed: ParsedLayout = { ok: false, problem: { kind: "malformed" }, nearest: undefined };

/** Reads a text of `formatLayout`. Any text is accepted: at most 1,000 characters are read. Pieces get the ids "p1", "p2". */
export function parseLayout(text: string, catalog: PieceCatalog): ParsedLayout {
  if (text.length > maxLength) return malformed;
  const [head = "", ...parts] = text.split(".");
  const [, turns] = /^1([0-3])$/.exec(head) ?? [];
  if (turns === undefined) return malformed;
  const pieces: Piece[] = [];
  for (const part of parts) {
    const [, count = "1", itemTypeCode, ottoman] = piecePattern.exec(part) ?? [];
    if (itemTypeCode === undefined) return malformed;
    // More are refused below; a count of millions costs nothing.
    if (pieces.length > maxPieces) break;
    for (let copy = 0; copy < Number(count); copy++) {
      pieces.push({ id: `p${pieces.length + 1}`, itemTypeCode, ...(ottoman !== undefined && { ottoman }) });
    }
  }
  const layout: Layout = { rotation: toRotation(Number(turns) * 90), pieces };
  const checked = checkLayout(layout, catalog);
  return checked.ok ? checked : { ...checked, nearest: toNearest(layout, catalog) };
}

/** The layout of the pieces that can be added one after the other, without those that cannot; undefined if none can. */
function toNearest({ rotation, pieces }: Layout, catalog: PieceCatalog): Layout | undefined {
  let nearest: Layout = { rotation, pieces: [] };
  for (const { ottoman, ...piece } of pieces) {
    const candidates: Piece[] = [...(ottoman === undefined ? [] : [{ ...piece, ottoman }]), piece];
    for (const candidate of candidates) {
      const result = checkLayout({ rotation, pieces: [...nearest.pieces, candidate] }, catalog);
      if (!result.ok) continue;
      nearest = result.layout;
      break;
    }
  }
  return nearest.pieces.length === 0 ? undefined : nearest;
}
