import { holds } from "@store/config/properties";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkDelivery, type DeliveryStep, longestAroundTurn } from "./check-delivery.ts";

const seat = { width: 40, depth: 39, height: 31 };
const chaise = { width: 38, depth: 92, height: 31 };
const elevator = { kind: "elevator", doorWidth: 36, doorHeight: 84, width: 60, depth: 52, height: 90 } as const;

describe("checkDelivery", () => {
  it.each<[string, Parameters<typeof checkDelivery>[0], readonly DeliveryStep[], string]>([
    ["without any step", seat, [], "fits"],
    ["a door 36 wide", seat, [{ kind: "door", width: 36, height: 80 }], "fits"],
    ["a door 33 wide", seat, [{ kind: "door", width: 33, height: 80 }], "tight"],
    ["a door 31 wide", seat, [{ kind: "door", width: 31, height: 80 }], "unlikely"],
    ["a low door, laid on its side", seat, [{ kind: "door", width: 48, height: 35 }], "fits"],
    ["a wide turn", chaise, [{ kind: "turn", from: 60, to: 60, height: 96 }], "fits"],
    ["a narrow turn under a high ceiling, upright", chaise, [{ kind: "turn", from: 48, to: 48, height: 96 }], "fits"],
    ["a narrow turn under a low ceiling", chaise, [{ kind: "turn", from: 40, to: 40, height: 84 }], "unlikely"],
    ["an elevator", seat, [elevator], "fits"],
    ["an elevator that is not deep enough", chaise, [{ ...elevator, height: 84, depth: 48 }], "unlikely"],
    [
      "the worst of several steps",
      seat,
      [
        { kind: "door", width: 36, height: 80 },
        { kind: "door", width: 33, height: 80 },
      ],
      "tight",
    ],
  ])("%s", (_case, piece, path, fit) => {
    expect(checkDelivery(piece, path)).toBe(fit);
  });

  it("takes a stated diagonal depth into account", () => {
    const door: DeliveryStep[] = [{ kind: "door", width: 32, height: 80 }];
    expect(checkDelivery({ width: 84, depth: 39, height: 34 }, door)).toBe("unlikely");
    expect(checkDelivery({ width: 84, depth: 39, height: 34, diagonalDepth: 28 }, door)).toBe("fits");
  });

  it("never gets worse when a step gets wider", () => {
    const order = ["unlikely", "tight", "fits"];
    const anySize = fc.integer({ min: 20, max: 100 });
    const anyTurn = fc.record({ from: anySize, to: anySize, height: anySize });
    holds(anyTurn, fc.nat({ max: 20 }), (turn, more) => {
      const narrow = checkDelivery(chaise, [{ kind: "turn", ...turn }]);
      const wide = checkDelivery(chaise, [{ kind: "turn", ...turn, from: turn.from + more }]);
      return order.indexOf(wide) >= order.indexOf(narrow);
    });
  });
});

/** Whether a box slides around the turn, tried at 400 angles: its corner line must stay clear of the inner edge. */
function slidesAround(
  { from, to }: { from: number; to: number },
  { long, thick }: { long: number; thick: number },
): boolean {
  if (thick > Math.min(from, to)) return false;
  for (let step = 0; step <= 400; step++) {
    const angle = (step / 400) * (Math.PI / 2);
    // Its outer edge ends on both outer walls, the axes; the inner edge of the turn is at (to, from).
    const distance = to * Math.sin(angle) + from * Math.cos(angle) - long * Math.sin(angle) * Math.cos(angle);
    if (distance < thick - 1e-9) return false;
  }
  return true;
}

describe("longestAroundTurn", () => {
  it.each([
    [{ from: 40, to: 40 }, 0, 113.14],
    [{ from: 40, to: 40 }, 20, 73.14],
    [{ from: 48, to: 36 }, 10, 98.27],
    [{ from: 40, to: 30 }, 31, 0],
  ])("of %j and thickness %d", (turn, thickness, length) => {
    expect(longestAroundTurn(turn, thickness)).toBeCloseTo(length, 1);
  });

  it("is never longer than what slides around, and hardly shorter", () => {
    const anyWidth = fc.integer({ min: 30, max: 80 });
    holds(anyWidth, anyWidth, fc.integer({ min: 1, max: 40 }), (from, to, thick) => {
      const long = longestAroundTurn({ from, to }, thick);
      if (long === 0) return thick > Math.min(from, to);
      return (
        slidesAround({ from, to }, { long: long - 0.1, thick }) &&
        !slidesAround({ from, to }, { long: long + 0.5, thick })
      );
    });
  });
});
