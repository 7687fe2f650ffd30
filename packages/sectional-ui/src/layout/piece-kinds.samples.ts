import type { Join, PieceCatalog, PieceKind, Side } from "./design.ts";
import { toPieceCatalog } from "./to-piece-catalog.ts";

const seat = (end: Join["end"], side: Side): Join => ({ end, side, type: "S", isFinished: end === "front" });
const left = seat("left", "left");
const right = seat("right", "right");
const front = seat("front", "front");

type Sample = Pick<PieceKind, "name" | "width" | "depth" | "joins"> & Partial<PieceKind>;

const toKind = (itemTypeCode: string, sample: Sample): PieceKind => ({
  itemTypeCode,
  height: 31,
  arms: [],
  backs: ["back"],
  mirrorItemTypeCode: itemTypeCode,
  seats: 1,
  ...sample,
});

/** The pieces of a collection with straight seats, corners, chaises and an ottoman. Inches. */
export const duneKinds: readonly PieceKind[] = [
  toKind("LAS", {
    name: "Left-Arm Seat",
    width: 40,
    depth: 39,
    joins: [right, front],
    arms: ["left"],
    mirrorItemTypeCode: "RAS",
  }),
  toKind("RAS", {
    name: "Right-Arm Seat",
    width: 40,
    depth: 39,
    joins: [left, front],
    arms: ["right"],
    mirrorItemTypeCode: "LAS",
  }),
  toKind("ARM", { name: "Armless Seat", width: 32, depth: 39, joins: [left, right, front] }),
  toKind("LOV", { name: "Armless Loveseat", width: 64, depth: 39, joins: [left, right, front], seats: 2 }),
  toKind("COR", {
    name: "Corner",
    width: 39,
    depth: 39,
    joins: [left, seat("right", "front")],
    backs: ["back", "right"],
  }),
  toKind("WED", {
    name: "Wedge",
    width: 56,
    depth: 56,
    joins: [left, seat("right", "front")],
    backs: ["back", "right"],
  }),
  toKind("LAC", {
    name: "Left-Arm Chaise",
    width: 38,
    depth: 66,
    joins: [right],
    arms: ["left"],
    mirrorItemTypeCode: "RAC",
  }),
  toKind("RAC", {
    name: "Right-Arm Chaise",
    width: 38,
    depth: 66,
    joins: [left],
    arms: ["right"],
    mirrorItemTypeCode: "LAC",
  }),
  toKind("LBU", { name: "Left Bumper Chaise", width: 38, depth: 92, joins: [right], mirrorItemTypeCode: "RBU" }),
  toKind("RBU", { name: "Right Bumper Chaise", width: 38, depth: 92, joins: [left], mirrorItemTypeCode: "LBU" }),
  toKind("CON", { name: "Console", width: 12, depth: 39, joins: [left, right], seats: 0 }),
  toKind("OTT", { name: "Ottoman", width: 32, depth: 24.5, height: 18, joins: [seat("ottoman", "back")], backs: [] }),
];

/** The catalog of kinds that are known to be right. */
export function catalogOf(kinds: readonly PieceKind[]): PieceCatalog {
  const reading = toPieceCatalog(kinds);
  if (!reading.ok) throw new Error(`${reading.problem.kind}: ${reading.problem.itemTypeCode}`);
  return reading.catalog;
}

export const dune = catalogOf(duneKinds);
