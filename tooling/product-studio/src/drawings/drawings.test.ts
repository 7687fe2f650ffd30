import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { picturesFolder } from "../catalog/pictures-folder.ts";
import { board } from "../shape/board.ts";
import { solid } from "../shape/solid.ts";
import { dimensionDrawings } from "./dimension-drawings.ts";
import { drawDimensions } from "./draw-dimensions.ts";

/** A top of 2 by 1 meters on a foot, 1 meter high. */
const table = [
  ...solid(board({ width: 2, height: 0.1, depth: 1 }), "oak-x", { y: 0.95 }),
  ...solid(board({ width: 0.4, height: 0.9, depth: 0.4 }), "oak-y", { y: 0.45 }),
];
const textsOf = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text);

describe("the drawing of a piece with its sizes", () => {
  it.each([
    [1, ["Front", "Side", "Above", "80″", "40″", "39″"]],
    [2, ["Front", "Side", "Above", "203 cm", "102 cm", "99 cm"]],
  ] as const)("has its three views and its figures in unit %i", (unit, texts) => {
    const svg = drawDimensions(table, { width: 80, depth: 40, height: 39, isRound: false }, unit);
    expect(textsOf(svg)).toEqual(texts);
    expect(svg.match(/<path d="M[^"]*z"/g)).toHaveLength(3 * table.length);
  });

  it("has one figure for width and depth of what is round", () => {
    const svg = drawDimensions(table, { width: 40, depth: 40, height: 15, isRound: true }, 1);
    expect(textsOf(svg)).toEqual(["Front", "Side", "Above", "⌀ 40″", "15″"]);
  });

  it("stays in its square, as wide as the figures say and not as the model is", () => {
    const svg = drawDimensions(table, { width: 20, depth: 60, height: 90, isRound: false }, 1);
    const numbers = [...svg.matchAll(/[ML](-?\d+) (-?\d+)/g)].flatMap(([, x, y]) => [Number(x), Number(y)]);
    expect(Math.min(...numbers)).toBeGreaterThan(0);
    expect(Math.max(...numbers)).toBeLessThan(800);
  });

  it("has the ground of the frame that it is shown in", () => {
    const tokens = path.resolve(picturesFolder, "../../ui-kit/src/tokens/shared/shared.css");
    const [, ground] = /--picture-ground: (#\w+)/.exec(readFileSync(tokens, "utf8")) ?? [];
    const svg = drawDimensions(table, { width: 80, depth: 40, height: 39, isRound: false }, 1);
    expect(/<rect [^>]*fill="(#\w+)"/.exec(svg)?.[1]).toBe(ground);
  });

  it("is committed as the model draws it", { tags: ["deep"] }, () => {
    const drawings = dimensionDrawings().filter(({ file }) => file.includes("slab-coffee-table"));
    expect(drawings).toHaveLength(2);
    for (const { file, draw } of drawings) expect(draw()).toBe(readFileSync(path.join(picturesFolder, file), "utf8"));
  });
});
