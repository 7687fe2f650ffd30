import { expectTypeOf, it } from "vitest";
import { mergeCartLines, replaceEqualDeep } from "./index.ts";

interface Line {
  readonly id: string;
  readonly title: string;
}

it("merged lines have the type of the lines", () => {
  const lines: readonly Line[] = [];
  expectTypeOf(mergeCartLines(lines, lines)).toEqualTypeOf<readonly Line[]>();
});

it("a replaced value keeps its type", () => {
  expectTypeOf(replaceEqualDeep({ total: 1 }, { total: 2 })).toEqualTypeOf<{ total: number }>();
});
