import { type Design, emptyDesign, type PieceCatalog } from "../layout/design.ts";
import { parseDesign } from "../layout/design-text.ts";
import { codesOf } from "../layout/find-design-problem.ts";

/** The design of an address. */
export interface OpenedDesign {
  readonly design: Design;
  /** Null if it is the one of the text; otherwise the names of pieces that could not be placed, if they are known. */
  readonly leftOut: readonly string[] | null;
}

/** The design of a text, or the nearest one that can be built; "" is a design without pieces. */
export function openDesign(text: string, catalog: PieceCatalog): OpenedDesign {
  if (text === "") return { design: emptyDesign, leftOut: null };
  const parsed = parseDesign(text, catalog);
  if (parsed.ok) return { design: parsed.design, leftOut: null };
  const design = parsed.nearest ?? emptyDesign;
  return { design, leftOut: findLeftOut(text, design, catalog) };
}

/** Names of the pieces of a text that a design does not have, such as "2 Corner". */
function findLeftOut(text: string, design: Design, catalog: PieceCatalog): string[] {
  const counts = new Map<string, number>();
  const count = (code: string, by: number) => counts.set(code, (counts.get(code) ?? 0) + by);
  for (const part of text.split(".").slice(1)) {
    const [, times = "1", codes = ""] = /^(?:([1-9]\d?)x)?(.*)$/.exec(part) ?? [];
    for (const code of codes.split("*")) if (catalog.has(code)) count(code, Number(times));
  }
  for (const code of design.pieces.flatMap(codesOf)) count(code, -1);
  return [...counts].flatMap(([code, left]) => {
    const name = catalog.get(code)?.name ?? code;
    return left > 0 ? [left === 1 ? name : `${left} ${name}`] : [];
  });
}
