import { applyLayoutCommand, type LayoutCommand } from "../layout/apply-design-command.ts";
import type { Layout, PieceCatalog } from "../layout/design.ts";
import { formatLayout } from "../layout/design-text.ts";
import { codesOf } from "../layout/find-design-problem.ts";
import { listJoinPoints } from "../layout/list-join-points.ts";
import { openDesign } from "./open-design.ts";

/**
 * The text of a design whose pieces were changed since it was planned: a layout of exactly these pieces, as near to the
 * design as possible. If they do not join to one, a text that lists them, which opens with what is left out (AMB-279).
 */
export function fitPieces(design: string, itemTypes: readonly string[], catalog: PieceCatalog): string {
  const { kept, missing } = removeOthers(openDesign(design, catalog).layout, itemTypes, catalog);
  let layout: Layout | undefined = kept;
  for (const code of missing) layout = layout && addPiece(layout, code, catalog);
  if (layout && layout.pieces.length > 0) return formatLayout(layout);
  return ["10", ...itemTypes].join(".");
}

/** The layout without pieces that are not wanted, and the wanted pieces that it does not have. */
function removeOthers(layout: Layout, itemTypes: readonly string[], catalog: PieceCatalog) {
  const missing = [...itemTypes];
  const take = (code: string) => {
    const at = missing.indexOf(code);
    if (at >= 0) missing.splice(at, 1);
    return at >= 0;
  };
  let kept: Layout | undefined = layout;
  for (const { id, itemTypeCode, ottoman } of layout.pieces) {
    const isWanted = take(itemTypeCode);
    const keepsOttoman = isWanted && ottoman !== undefined && take(ottoman);
    if (!isWanted) kept = kept && run(kept, { kind: "remove", id }, catalog);
    else if (ottoman !== undefined && !keepsOttoman) {
      kept = kept && run(kept, { kind: "setOttoman", id, itemTypeCode: undefined }, catalog);
    }
  }
  return { kept, missing };
}

/** Adds a piece where it fits, as far right as possible; undefined if it does not fit anywhere. */
function addPiece(layout: Layout, itemTypeCode: string, catalog: PieceCatalog): Layout | undefined {
  const id = `f${layout.pieces.flatMap(codesOf).length}`;
  const point = listJoinPoints(layout, catalog).findLast(({ choices }) => choices.includes(itemTypeCode));
  if (point) return run(layout, { kind: "insert", index: point.index, itemTypeCode, id }, catalog);
  for (const piece of layout.pieces) {
    if (piece.ottoman !== undefined) continue;
    const added = run(layout, { kind: "setOttoman", id: piece.id, itemTypeCode }, catalog);
    if (added) return added;
  }
  return undefined;
}

function run(layout: Layout, command: LayoutCommand, catalog: PieceCatalog): Layout | undefined {
  const result = applyLayoutCommand(layout, command, catalog);
  return result.ok ? result.layout : undefined;
}
