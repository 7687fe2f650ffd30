import { type Design, parseDesign, toPieceCatalog } from "@store/sectional-ui/layout";

const left = { end: "left", side: "left", type: "S", isFinished: false } as const;
const right = { end: "right", side: "right", type: "S", isFinished: false } as const;
const corner = { ...right, side: "front" } as const;
const ottoman = { end: "ottoman", side: "back", type: "S", isFinished: false } as const;

type Kind = Parameters<typeof toPieceCatalog>[0][number];
type Sample = Pick<Kind, "width" | "depth" | "joins"> & Partial<Kind>;

const toKind = (itemTypeCode: string, sample: Sample): Kind => ({
  itemTypeCode,
  name: itemTypeCode,
  height: 31,
  arms: [],
  backs: ["back"],
  mirrorItemTypeCode: itemTypeCode,
  seats: 1,
  ...sample,
});

// Twelve, as in a collection of the sample store: how many kinds are tried decides the time of the join points.
const reading = toPieceCatalog([
  toKind("LAS", { width: 40, depth: 39, joins: [right], arms: ["left"], mirrorItemTypeCode: "RAS" }),
  toKind("RAS", { width: 40, depth: 39, joins: [left], arms: ["right"], mirrorItemTypeCode: "LAS" }),
  toKind("ARM", { width: 32, depth: 39, joins: [left, right] }),
  toKind("LOV", { width: 64, depth: 39, joins: [left, right], seats: 2 }),
  toKind("COR", { width: 39, depth: 39, joins: [left, corner] }),
  toKind("WED", { width: 56, depth: 56, joins: [left, corner] }),
  toKind("LAC", { width: 38, depth: 66, joins: [right], arms: ["left"], mirrorItemTypeCode: "RAC" }),
  toKind("RAC", { width: 38, depth: 66, joins: [left], arms: ["right"], mirrorItemTypeCode: "LAC" }),
  toKind("LBU", { width: 38, depth: 92, joins: [right], mirrorItemTypeCode: "RBU" }),
  toKind("RBU", { width: 38, depth: 92, joins: [left], mirrorItemTypeCode: "LBU" }),
  toKind("CON", { width: 12, depth: 39, joins: [left, right], seats: 0 }),
  toKind("OTT", { width: 32, depth: 24.5, height: 18, joins: [ottoman], backs: [] }),
]);
if (!reading.ok) throw new Error(`The catalog of the benchmark is wrong: ${reading.problem.kind}.`);

/** A collection as a store sells it. */
export const { catalog } = reading;

/** The design of a text. Throws when it cannot be built, so that no refusal is timed. */
export function toDesign(design: string): Design {
  const parsed = parseDesign(design, catalog);
  if (!parsed.ok) throw new Error(`The design of the benchmark cannot be built: ${design}.`);
  return parsed.design;
}

/**
 * Designs by their number of pieces. With one more, the larger one has the 60 that a design may have; into 60, an
 * insertion is refused before a piece is placed, which takes less time and proves nothing.
 */
export const designs = { 6: "10.3xARM.COR.2xARM", 59: "10.30xARM.COR.28xARM" } as const;
