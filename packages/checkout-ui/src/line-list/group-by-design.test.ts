import { expect, it } from "vitest";
import { groupByDesign } from "./group-by-design.ts";

const line = (id: string, design?: string) => ({ id, design: design ? { id: design, name: design } : undefined });

it("puts the lines of a design at the place of its first one, and leaves the others as they are (AMB-217)", () => {
  const lines = [line("lamp"), line("a1", "a"), line("rug"), line("b1", "b"), line("a2", "a")];
  const groups = groupByDesign(lines, ({ design }) => design);
  expect(groups.map((group) => (group.kind === "line" ? group.line.id : group.lines.map(({ id }) => id)))).toEqual([
    "lamp",
    ["a1", "a2"],
    "rug",
    ["b1"],
  ]);
});
