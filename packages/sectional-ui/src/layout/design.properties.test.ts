import { holds } from "@store/config/properties";
import fc from "fast-check";
import { it } from "vitest";
import { applyLayoutCommand, type LayoutCommand } from "./apply-design-command.ts";
import { emptyLayout, type Layout } from "./design.ts";
import { recordLayout, redoLayout, startHistory, undoLayout } from "./design-history.ts";
import { formatLayout, parseLayout } from "./design-text.ts";
import { findLayoutProblem } from "./find-design-problem.ts";
import { listJoinPoints } from "./list-join-points.ts";
import { getBounds } from "./measure-design.ts";
import { dune, duneKinds } from "./piece-kinds.samples.ts";

const codes = duneKinds.map(({ itemTypeCode }) => itemTypeCode);
const anyNumber = fc.nat({ max: 1000 });
const anyStep = fc.record({ act: fc.nat({ max: 13 }), at: anyNumber, choice: anyNumber });
const anySteps = fc.array(anyStep, { maxLength: 24 });
type Step = typeof anyStep extends fc.Arbitrary<infer Value> ? Value : never;

/** The command of a step. Half of the inserts come from the join points: blind ones rarely fit. */
function toCommand({ act, at, choice }: Step, layout: Layout, id: string): LayoutCommand {
  const { pieces } = layout;
  const some = pieces[at % Math.max(1, pieces.length)]?.id ?? "none";
  const other = pieces[choice % Math.max(1, pieces.length)]?.id ?? "none";
  const itemTypeCode = codes[choice % codes.length] ?? "";
  if (act < 3) {
    const points = listJoinPoints(layout, dune).filter(({ choices }) => choices.length > 0);
    const point = points[at % Math.max(1, points.length)];
    if (point) {
      return {
        kind: "insert",
        index: point.index,
        itemTypeCode: point.choices[choice % point.choices.length] ?? "",
        id,
      };
    }
  }
  if (act < 6) return { kind: "insert", index: at % (pieces.length + 2), itemTypeCode, id };
  const commands: readonly LayoutCommand[] = [
    { kind: "remove", id: some },
    { kind: "move", id: some, by: choice % 2 === 0 ? 1 : -1 },
    { kind: "swap", id: some, with: other },
    { kind: "replace", id: some, itemTypeCode },
    { kind: "setOttoman", id: some, itemTypeCode: choice % 3 === 0 ? undefined : "OTT" },
    { kind: "mirror" },
    { kind: "rotate" },
    { kind: "removeFrom", id: some },
  ];
  return commands[act - 6] ?? { kind: "clear" };
}

/** The layouts after each step, those refused left out. */
function walk(steps: readonly Step[]): Layout[] {
  const layouts: Layout[] = [];
  for (const [index, step] of steps.entries()) {
    const layout = layouts.at(-1) ?? emptyLayout;
    const result = applyLayoutCommand(layout, toCommand(step, layout, `id-${index}`), dune);
    if (result.ok) layouts.push(result.layout);
  }
  return layouts;
}
const lastOf = (steps: readonly Step[]) => walk(steps).at(-1) ?? emptyLayout;

it("no command answers a layout that cannot be built, and a refused one changes nothing", () => {
  holds(anySteps, (steps) => {
    let layout = emptyLayout;
    for (const [index, step] of steps.entries()) {
      const before = JSON.stringify(layout);
      const result = applyLayoutCommand(layout, toCommand(step, layout, `id-${index}`), dune);
      if (JSON.stringify(layout) !== before) return false;
      if (!result.ok) continue;
      layout = result.layout;
      if (findLayoutProblem(layout, dune)) return false;
    }
    return true;
  });
});

it("every offered choice can be added", { tags: ["deep"] }, () => {
  holds(anySteps, anyNumber, (steps, at) => {
    const layout = lastOf(steps);
    const points = listJoinPoints(layout, dune);
    const point = points[at % Math.max(1, points.length)];
    return (point?.choices ?? []).every(
      (itemTypeCode) =>
        applyLayoutCommand(layout, { kind: "insert", index: point?.index ?? 0, itemTypeCode, id: "new" }, dune).ok,
    );
  });
});

it("mirrored twice, a layout is as before; once, it covers the same floor", () => {
  holds(anySteps, (steps) => {
    const layout = lastOf(steps);
    const once = applyLayoutCommand(layout, { kind: "mirror" }, dune);
    if (!once.ok) return false;
    const twice = applyLayoutCommand(once.layout, { kind: "mirror" }, dune);
    const [one, other] = [getBounds(layout, dune), getBounds(once.layout, dune)];
    return (
      twice.ok &&
      formatLayout(twice.layout) === formatLayout(layout) &&
      one.width === other.width &&
      one.depth === other.depth
    );
  });
});

it("turned by a quarter, width and depth change places", () => {
  holds(anySteps, (steps) => {
    const layout = lastOf(steps);
    const turned = applyLayoutCommand(layout, { kind: "rotate" }, dune);
    const [one, other] = [getBounds(layout, dune), getBounds(turned.ok ? turned.layout : emptyLayout, dune)];
    return one.width === other.depth && one.depth === other.width;
  });
});

it("a text gives the layout that it was written from, and any other text gives none or one that can be built", () => {
  const anyPart = fc.oneof(fc.constantFrom(...codes, "99xARM", "2xLOV", "ARM*OTT", "__proto__", "*", "x"), fc.string());
  const anyText = fc.array(anyPart, { maxLength: 12 }).map((parts) => ["10", ...parts].join("."));
  holds(anySteps, anyText, (steps, text) => {
    const layout = lastOf(steps);
    const written = formatLayout(layout);
    const read = parseLayout(written, dune);
    const parsed = parseLayout(text, dune);
    return (
      written.length <= 1000 &&
      read.ok &&
      formatLayout(read.layout) === written &&
      (parsed.ok
        ? findLayoutProblem(parsed.layout, dune) === undefined
        : parsed.nearest === undefined || findLayoutProblem(parsed.nearest, dune) === undefined)
    );
  });
});

it("undo and redo give back the same layouts", () => {
  holds(anySteps, (steps) => {
    const layouts = walk(steps);
    const full = layouts.reduce(recordLayout, startHistory(emptyLayout));
    let undone = full;
    for (const layout of [emptyLayout, ...layouts.slice(0, -1)].reverse()) {
      undone = undoLayout(undone);
      if (layouts.length > 0 && undone.present !== layout) return false;
    }
    const redone = layouts.reduce(redoLayout, undone);
    return redone.present === full.present && redone.future.length === 0;
  });
});
