import { emptyLayout, type Layout, type PieceCatalog } from "../layout/design.ts";
import { parseLayout } from "../layout/design-text.ts";
import { codesOf } from "../layout/find-design-problem.ts";

/** The layout of an address. */
export interface OpenedDesign {
  readonly layout: Layout;
  /** Null if it is the one of the text; otherwise the names of pieces that could not be placed, if they are known. */
  readonly leftOut: readonly string[] | null;
}

/** The layout of a text, or the nearest one that can be built; "" is a layout without pieces. */
export function openDesign(design: string, catalog: PieceCatalog): OpenedDesign {
  if (design === "") return { layout: emptyLayout, leftOut: null };
  const parsed = parseLayout(design, catalog);
  if (parsed.ok) return { layout: parsed.layout, leftOut: null };
  const layout = parsed.nearest ?? emptyLayout;
  return { layout, leftOut: findLeftOut(design, layout, catalog) };
}

/** Names of the pieces of a text that a layout does not have, such as "2 Corner". */
function findLeftOut(design: string, layout: Layout, catalog: PieceCatalog): string[] {
  const counts = new Map<string, number>();
  const count = (code: string, by: number) => counts.set(code, (counts.get(code) ?? 0) + by);
  for (const part of design.split(".").slice(1)) {
    const [, times = "1", codes = ""] = /^(?:([1-9]\d?)x)?(.*)$/.exec(part) ?? [];
    for (const code of codes.split("*")) if (catalog.has(code)) count(code, Number(times));
  }
  for (const code of layout.pieces.flatMap(codesOf)) count(code, -1);
  return [...counts].flatMap(([code, left]) => {
    const name = catalog.get(code)?.name ?? code;
    return left > 0 ? [left === 1 ? name : `${left} ${name}`] : [];
  });
}
