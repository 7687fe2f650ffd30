import type { StoreDatabase } from "@store/commerce-service";
import type { Selectable } from "kysely";

type ItemTypeRow = Selectable<StoreDatabase["sectional_item_type"]>;
type Join = ItemTypeRow["joins"][number];

/** The collections of sectionals, by their codes. */
export type CollectionCode = "dune" | "harbor" | "mesa";

/** A kind of piece in every collection: inches of width and depth, and the price in US dollars in the lowest group. */
export interface PieceKindSeed extends Pick<ItemTypeRow, "name" | "joins" | "arms" | "backs" | "seats"> {
  code: string;
  mirror: string;
  sizes: Readonly<Record<CollectionCode, readonly [width: number, depth: number]>>;
  dollars: Readonly<Record<CollectionCode, number>>;
  /** Inches; the height of the collection if it is absent. */
  height?: number;
}

const seam = (end: Join["end"], side: Join["side"]): Join => ({ end, side, type: "S", isFinished: end === "front" });
const left = seam("left", "left");
const right = seam("right", "right");
const front = seam("front", "front");
/** The right neighbor of a corner stands at its front. */
const aroundTheCorner = seam("right", "front");

const seat = { arms: [], backs: ["back"], seats: 1 } satisfies Partial<PieceKindSeed>;
const corner = { ...seat, joins: [left, aroundTheCorner], backs: ["back", "right"] } satisfies Partial<PieceKindSeed>;

/** The heights of the collections in inches. */
export const heights: Readonly<Record<CollectionCode, number>> = { dune: 31, harbor: 35, mesa: 27 };

function piece(
  code: string,
  name: string,
  kind: Pick<PieceKindSeed, "joins"> & Partial<PieceKindSeed>,
  [dune, harbor, mesa]: readonly (readonly [width: number, depth: number, dollars: number])[],
): PieceKindSeed {
  const of = <Value>(pick: (values: readonly [number, number, number]) => Value) => {
    const none = [0, 0, 0] as const;
    return { dune: pick(dune ?? none), harbor: pick(harbor ?? none), mesa: pick(mesa ?? none) };
  };
  return {
    ...seat,
    code,
    name,
    mirror: code,
    sizes: of(([width, depth]) => [width, depth] as const),
    dollars: of(([, , dollars]) => dollars),
    ...kind,
  };
}

const leftArm = { joins: [right, front], arms: ["left"], mirror: "RAS" } satisfies Partial<PieceKindSeed>;
const rightArm = { joins: [left, front], arms: ["right"], mirror: "LAS" } satisfies Partial<PieceKindSeed>;
const armless = { joins: [left, right, front] };
const ottoman = { joins: [seam("ottoman", "back")], backs: [], height: 18 };

/** Twelve kinds of pieces: width, depth and dollars in Dune, Harbor and Mesa. */
export const pieceKinds: readonly PieceKindSeed[] = [
  piece("LAS", "Left-Arm Seat", leftArm, [
    [40, 39, 1299],
    [42, 42, 1499],
    [46, 44, 1699],
  ]),
  piece("RAS", "Right-Arm Seat", rightArm, [
    [40, 39, 1299],
    [42, 42, 1499],
    [46, 44, 1699],
  ]),
  piece("ARM", "Armless Seat", armless, [
    [32, 39, 999],
    [34, 42, 1149],
    [36, 44, 1299],
  ]),
  piece("LOV", "Armless Loveseat", { ...armless, seats: 2 }, [
    [64, 39, 1799],
    [68, 42, 2049],
    [72, 44, 2299],
  ]),
  piece("COR", "Corner", corner, [
    [39, 39, 1199],
    [42, 42, 1399],
    [44, 44, 1599],
  ]),
  piece("WED", "Wedge", corner, [
    [56, 56, 1999],
    [60, 60, 2249],
    [62, 62, 2499],
  ]),
  piece("LAC", "Left-Arm Chaise", { joins: [right], arms: ["left"], mirror: "RAC" }, [
    [38, 66, 1599],
    [42, 70, 1799],
    [46, 72, 1999],
  ]),
  piece("RAC", "Right-Arm Chaise", { joins: [left], arms: ["right"], mirror: "LAC" }, [
    [38, 66, 1599],
    [42, 70, 1799],
    [46, 72, 1999],
  ]),
  piece("LBU", "Left Bumper Chaise", { joins: [right], mirror: "RBU" }, [
    [38, 92, 1899],
    [42, 98, 2099],
    [44, 98, 2299],
  ]),
  piece("RBU", "Right Bumper Chaise", { joins: [left], mirror: "LBU" }, [
    [38, 92, 1899],
    [42, 98, 2099],
    [44, 98, 2299],
  ]),
  piece("CON", "Console", { joins: [left, right], seats: 0 }, [
    [12, 39, 499],
    [14, 42, 549],
    [14, 44, 599],
  ]),
  piece("OTT", "Ottoman", ottoman, [
    [32, 24.5, 599],
    [34, 26, 699],
    [36, 30, 799],
  ]),
];
