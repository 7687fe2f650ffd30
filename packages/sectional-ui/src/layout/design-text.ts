import { type Design, type DesignProblem, maxPieces, type Piece, type PieceCatalog } from "./design.ts";
import { checkDesign, codesOf } from "./find-design-problem.ts";
import { toRotation } from "./geometry.ts";

/** The version of the text, before the number of quarter turns. */
const version = "1";
const maxLength = 1000;
const code = "[A-Za-z][A-Za-z0-9_-]{0,11}";
const piecePattern = new RegExp(`^(?:([1-9]\\d?)x)?(${code})(?:\\*(${code}))?$`);

/**
 * A design as text for an address: version, quarter turns, then the codes from left to right; `2x` repeats a piece and
 * `*` puts an ottoman before it. Equal designs have equal texts, whatever their ids.
 *
 * @example formatDesign(design) // "10.LAS.2xARM.COR.ARM*OTT.RBU"
 */
export function formatDesign({ rotation, pieces }: Design): string {
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

/** The design of a text; or why there is none, with the nearest design that can be built from its pieces. */
export type DesignReading =
  | { readonly ok: true; readonly design: Design }
  | {
      readonly ok: false;
      readonly problem: DesignProblem | { readonly kind: "malformed" };
      readonly nearest: Design | undefined;
    };

const malformed: DesignReading = { ok: false, problem: { kind: "malformed" }, nearest: undefined };

/** Reads a text of `formatDesign`. Any text is accepted: at most 1,000 characters are read. Pieces get the ids "p1", "p2". */
export function parseDesign(text: string, catalog: PieceCatalog): DesignReading {
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
  const design: Design = { rotation: toRotation(Number(turns) * 90), pieces };
  const checked = checkDesign(design, catalog);
  return checked.ok ? checked : { ...checked, nearest: toNearest(design, catalog) };
}

/** The design of the pieces that can be added one after the other, without those that cannot; undefined if none can. */
function toNearest({ rotation, pieces }: Design, catalog: PieceCatalog): Design | undefined {
  let nearest: Design = { rotation, pieces: [] };
  for (const { ottoman, ...piece } of pieces) {
    const candidates: Piece[] = [...(ottoman === undefined ? [] : [{ ...piece, ottoman }]), piece];
    for (const candidate of candidates) {
      const result = checkDesign({ rotation, pieces: [...nearest.pieces, candidate] }, catalog);
      if (!result.ok) continue;
      nearest = result.design;
      break;
    }
  }
  return nearest.pieces.length === 0 ? undefined : nearest;
}
