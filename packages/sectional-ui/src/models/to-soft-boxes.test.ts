import { describe, expect, it } from "vitest";
import { duneKinds } from "../layout/piece-kinds.samples.ts";
import { type SoftBox, toSoftBoxes } from "./to-soft-boxes.ts";

/** Half of what a box covers in each direction, swollen and leaning. */
function toReach({ size: [width, height, depth], crown, tilt }: SoftBox) {
  const [half, deep] = [height / 2 + crown, depth / 2];
  const [cos, sin] = [Math.abs(Math.cos(tilt)), Math.abs(Math.sin(tilt))];
  return [width / 2, half * cos + deep * sin, deep * cos + half * sin] as const;
}

describe("the soft boxes of a piece", () => {
  it.each(duneKinds.map((kind) => [kind.name, kind] as const))("of %s are within its sizes", (_, kind) => {
    for (const box of toSoftBoxes(kind)) {
      const reach = toReach(box);
      const limits = [kind.width, kind.height, kind.depth];
      for (const axis of [0, 1, 2] as const) {
        expect(box.middle[axis] - reach[axis]).toBeGreaterThanOrEqual(-0.001);
        expect(box.middle[axis] + reach[axis]).toBeLessThanOrEqual((limits[axis] ?? 0) + 0.001);
        expect(box.size[axis]).toBeGreaterThan(0);
      }
    }
  });

  it.each(duneKinds.map((kind) => [kind.name, kind] as const))("of %s fill its floor", (_, kind) => {
    const boxes = toSoftBoxes(kind);
    const from = (axis: 0 | 2) => Math.min(...boxes.map((box) => box.middle[axis] - box.size[axis] / 2));
    const to = (axis: 0 | 2) => Math.max(...boxes.map((box) => box.middle[axis] + box.size[axis] / 2));
    expect(to(0) - from(0)).toBeGreaterThan(kind.width - 1);
    expect(to(2) - from(2)).toBeGreaterThan(kind.depth - 1.2);
  });

  it("are few enough for one draw call of sixty pieces", () => {
    expect(Math.max(...duneKinds.map((kind) => toSoftBoxes(kind).length))).toBeLessThanOrEqual(10);
  });
});
