import { applyDesignCommand } from "./apply-design-command.ts";
import type { Design, PieceCatalog } from "./design.ts";
import { findJoin } from "./geometry.ts";
import { type JoinPlace, placePieces } from "./place-pieces.ts";

/** A place where a piece can be added. */
export interface JoinPoint extends JoinPlace {
  readonly kind: "start" | "leftEnd" | "seam" | "rightEnd";
  /** The place of the new piece, for `insert`. */
  readonly index: number;
  /** The codes of the kinds that fit there; empty if none does. */
  readonly choices: readonly string[];
}

const origin: JoinPlace = { x: 0, y: 0, direction: 0 };
/** No piece of a design has it. */
const triedId = "\0";

/** Every place where a piece can be added, from left to right, with the kinds that fit: each was tried. */
export function listJoinPoints(design: Design, catalog: PieceCatalog): JoinPoint[] {
  const findChoices = (index: number) =>
    [...catalog.keys()].filter(
      (itemTypeCode) => applyDesignCommand(design, { kind: "insert", index, itemTypeCode, id: triedId }, catalog).ok,
    );
  const toPoint = (kind: JoinPoint["kind"], index: number, place: JoinPlace): JoinPoint => ({
    kind,
    index,
    ...place,
    choices: findChoices(index),
  });
  if (design.pieces.length === 0) {
    const start = toPoint("start", 0, origin);
    // An ottoman stands before a piece, never alone.
    return [{ ...start, choices: start.choices.filter((code) => isSeat(code, catalog)) }];
  }
  const { seams, leftEnd, rightEnd, isRing } = placePieces(design, catalog);
  return [
    ...(leftEnd && !isRing ? [toPoint("leftEnd", 0, leftEnd)] : []),
    ...seams.map((seam, index) => toPoint("seam", index + 1, seam)),
    ...(rightEnd && !isRing ? [toPoint("rightEnd", design.pieces.length, rightEnd)] : []),
  ];
}

function isSeat(itemTypeCode: string, catalog: PieceCatalog): boolean {
  const kind = catalog.get(itemTypeCode);
  return kind !== undefined && (findJoin(kind, "left") ?? findJoin(kind, "right")) !== undefined;
}

/** The ends of a design that would look unfinished: a join without an arm and without a neighbor. */
export function listOpenEnds(design: Design, catalog: PieceCatalog): ("left" | "right")[] {
  const first = catalog.get(design.pieces[0]?.itemTypeCode ?? "");
  const last = catalog.get(design.pieces.at(-1)?.itemTypeCode ?? "");
  if (!first || !last || placePieces(design, catalog).isRing) return [];
  const isOpen = {
    left: findJoin(first, "left")?.isFinished === false,
    right: findJoin(last, "right")?.isFinished === false,
  };
  return (["left", "right"] as const).filter((end) => isOpen[end]);
}
