import { heights, pieceKinds } from "@store/sample-store/sectional-pieces";
import { toSoftBoxes } from "@store/sectional-ui/models";
import { describe, expect, it } from "vitest";
import { bounds } from "../shape/bounds.ts";
import { type DunePiece, dunePiece } from "./dune-piece.ts";

type Collection = keyof typeof heights;
const collections = Object.keys(heights) as Collection[];

/** A kind of piece as the planner gets it, in inches. */
function toKind(code: string, collection: Collection) {
  const { sizes, height = heights[collection], mirror, ...kind } = pieceKinds.find((one) => one.code === code) ?? {};
  const [width, depth] = sizes?.[collection] ?? [0, 0];
  return {
    itemTypeCode: code,
    mirrorItemTypeCode: code,
    name: "",
    joins: [],
    arms: [],
    backs: [],
    seats: 1,
    ...kind,
    width,
    depth,
    height,
  };
}

/** Inches from end to end of the boxes of the 3D view, crowns and leaning cushions included. */
function measureBoxes(kind: ReturnType<typeof toKind>) {
  const boxes = toSoftBoxes(kind).map(({ middle, size: [width, height, depth], crown, tilt }) => {
    const [up, deep, cos, sin] = [height / 2 + crown, depth / 2, Math.abs(Math.cos(tilt)), Math.abs(Math.sin(tilt))];
    return { middle, reach: [width / 2, up * cos + deep * sin, deep * cos + up * sin] as const };
  });
  const span = (axis: 0 | 1 | 2) => ({
    from: Math.min(...boxes.map(({ middle, reach }) => middle[axis] - reach[axis])),
    to: Math.max(...boxes.map(({ middle, reach }) => middle[axis] + reach[axis])),
  });
  return { width: span(0), height: span(1), depth: span(2) };
}

const kinds = collections.flatMap((collection) =>
  pieceKinds.map(({ code, name }) => ({ collection, name, kind: toKind(code, collection) })),
);

describe("the sectionals of the 3D view", () => {
  it.each(kinds)("draw the $name of $collection in the sizes of the catalog", ({ kind }) => {
    const measured = measureBoxes(kind);
    for (const axis of ["width", "height", "depth"] as const) {
      const { from, to } = measured[axis];
      // Feet are not drawn, and no cushion reaches the very top of a back.
      const missing = axis === "height" ? 7 : 1.2;
      expect(from).toBeGreaterThanOrEqual(-0.001);
      expect(to).toBeLessThanOrEqual(kind[axis] + 0.001);
      expect(to - from).toBeGreaterThan(kind[axis] - missing);
    }
  });

  it.each<[DunePiece, string]>([
    ["left-arm", "LAS"],
    ["armless", "ARM"],
    ["corner", "COR"],
    ["chaise", "RAC"],
  ])("draw the %s of dune as large as its photographs", { tags: ["deep"] }, (piece, code) => {
    const photographed = bounds(dunePiece(piece));
    const { width, depth } = measureBoxes(toKind(code, "dune"));
    expect(Math.abs((width.to - width.from) * 0.0254 - photographed.width)).toBeLessThan(0.03);
    expect(Math.abs((depth.to - depth.from) * 0.0254 - photographed.depth)).toBeLessThan(0.03);
  });
});
