import { applyDesignCommand, type DesignCommand } from "../layout/apply-design-command.ts";
import type { Design, PieceCatalog } from "../layout/design.ts";
import { formatDesign } from "../layout/design-text.ts";
import { codesOf } from "../layout/find-design-problem.ts";
import { listJoinPoints } from "../layout/list-join-points.ts";
import { openDesign } from "./open-design.ts";

/**
 * The text of a design whose pieces were changed since it was planned: a design of exactly these pieces, as near to the
 * design as possible. If they do not join to one, a text that lists them, which opens with what is left out (AMB-279).
 */
export function fitPieces(text: string, itemTypes: readonly string[], catalog: PieceCatalog): string {
  const { kept, missing } = removeOthers(openDesign(text, catalog).design, itemTypes, catalog);
  let design: Design | undefined = kept;
  for (const code of missing) design = design && addPiece(design, code, catalog);
  if (design && design.pieces.length > 0) return formatDesign(design);
  return ["10", ...itemTypes].join(".");
}

/** The design without pieces that are not wanted, and the wanted pieces that it does not have. */
function removeOthers(design: Design, itemTypes: readonly string[], catalog: PieceCatalog) {
  const missing = [...itemTypes];
  const take = (code: string) => {
    const at = missing.indexOf(code);
    if (at >= 0) missing.splice(at, 1);
    return at >= 0;
  };
  let kept: Design | undefined = design;
  for (const { id, itemTypeCode, ottoman } of design.pieces) {
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
function addPiece(design: Design, itemTypeCode: string, catalog: PieceCatalog): Design | undefined {
  const id = `f${design.pieces.flatMap(codesOf).length}`;
  const point = listJoinPoints(design, catalog).findLast(({ choices }) => choices.includes(itemTypeCode));
  if (point) return run(design, { kind: "insert", index: point.index, itemTypeCode, id }, catalog);
  for (const piece of design.pieces) {
    if (piece.ottoman !== undefined) continue;
    const added = run(design, { kind: "setOttoman", id: piece.id, itemTypeCode }, catalog);
    if (added) return added;
  }
  return undefined;
}

function run(design: Design, command: DesignCommand, catalog: PieceCatalog): Design | undefined {
  const result = applyDesignCommand(design, command, catalog);
  return result.ok ? result.design : undefined;
}
