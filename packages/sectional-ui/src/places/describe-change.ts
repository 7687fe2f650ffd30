import type { DesignCommand } from "../layout/apply-design-command.ts";
import type { Design, DesignProblem, PieceCatalog } from "../layout/design.ts";
import { codesOf } from "../layout/find-design-problem.ts";
import { findJoin } from "../layout/geometry.ts";
import { getBounds } from "../layout/measure-design.ts";
import { describeSize, type LengthUnit } from "./describe-size.ts";

/** How many pieces a design has, and its size, to be read aloud. */
export function describeDesign(design: Design, catalog: PieceCatalog, unit: LengthUnit): string {
  const count = countPieces(design);
  if (count === 0) return "No pieces.";
  return `${count} ${count === 1 ? "piece" : "pieces"}, ${describeSize(getBounds(design, catalog), unit)}.`;
}

/** The number of pieces of a design, ottomans included. */
export function countPieces({ pieces }: Design): number {
  return pieces.flatMap(codesOf).length;
}

/** What a command has done, as a sentence. */
export function describeChange(command: DesignCommand, before: Design, after: Design, catalog: PieceCatalog): string {
  const nameIn = ({ pieces }: Design, id: string) =>
    toName(pieces.find((piece) => piece.id === id)?.itemTypeCode, catalog);
  switch (command.kind) {
    case "insert":
      return `${nameIn(after, command.id)} added.`;
    case "remove":
      return `${nameIn(before, command.id)} removed.`;
    case "removeFrom":
      return `${nameIn(before, command.id)} and everything to its right removed.`;
    case "replace":
      return `${nameIn(before, command.id)} replaced with ${nameIn(after, command.id)}.`;
    case "move":
    case "swap": {
      const place = after.pieces.findIndex(({ id }) => id === command.id) + 1;
      return `${nameIn(after, command.id)} moved to place ${place}.`;
    }
    case "setOttoman":
      return command.itemTypeCode === undefined
        ? `Ottoman of ${nameIn(after, command.id)} removed.`
        : `${toName(command.itemTypeCode, catalog)} added in front of ${nameIn(after, command.id)}.`;
    case "mirror":
      return "Left and right swapped.";
    case "rotate":
      return "Turned by a quarter.";
    case "clear":
      return "All pieces removed.";
  }
}

/** Why a command has changed nothing, as a sentence. */
export function describeProblem(
  problem: DesignProblem,
  { command, design, catalog }: { command: DesignCommand; design: Design; catalog: PieceCatalog },
): string {
  switch (problem.kind) {
    case "tooManyPieces":
      return `A sectional has at most ${problem.limit} pieces.`;
    case "overlap": {
      const [one = "", other = ""] = problem.ids;
      const still = other === ("id" in command ? command.id : "") ? one : other;
      return `That would overlap ${toName(design.pieces.find(({ id }) => id === still)?.itemTypeCode, catalog)}.`;
    }
    case "noSuchPiece":
      return "There is no place for it there.";
    case "unknownPiece":
      return "This piece is no longer sold.";
    case "notJoinable":
      return describeJoins(command, design, catalog);
  }
}

function describeJoins(command: DesignCommand, design: Design, catalog: PieceCatalog): string {
  const id = "id" in command ? command.id : "";
  const ofPiece = design.pieces.find((piece) => piece.id === id)?.itemTypeCode;
  const code = "itemTypeCode" in command && command.itemTypeCode !== undefined ? command.itemTypeCode : ofPiece;
  const kind = catalog.get(code ?? "");
  if (!kind) return "The pieces do not join there.";
  if (command.kind === "remove") return "The pieces on both sides of it do not join.";
  const [left, right] = [findJoin(kind, "left"), findJoin(kind, "right")];
  if (left && right) return `${kind.name} does not fit there.`;
  return `${kind.name} fits at the ${left ? "right" : "left"} end only.`;
}

function toName(itemTypeCode: string | undefined, catalog: PieceCatalog): string {
  return catalog.get(itemTypeCode ?? "")?.name ?? "The piece";
}
