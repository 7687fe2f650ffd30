import { holds } from "@store/config/properties";
import fc from "fast-check";
import { it } from "vitest";
import { applyDesignCommand, type DesignCommand } from "./apply-design-command.ts";
import { type Design, emptyDesign } from "./design.ts";
import { recordDesign, redoDesign, startHistory, undoDesign } from "./design-history.ts";
import { formatDesign, parseDesign } from "./design-text.ts";
import { findDesignProblem } from "./find-design-problem.ts";
import { listJoinPoints } from "./list-join-points.ts";
import { getBounds } from "./measure-design.ts";
import { dune, duneKinds } from "./piece-kinds.samples.ts";

const codes = duneKinds.map(({ itemTypeCode }) => itemTypeCode);
const anyNumber = fc.nat({ max: 1000 });
const anyStep = fc.record({ act: fc.nat({ max: 13 }), at: anyNumber, choice: anyNumber });
const anySteps = fc.array(anyStep, { maxLength: 24 });
type Step = typeof anyStep extends fc.Arbitrary<infer Value> ? Value : never;

/** The command of a step. Half of the inserts come from the join points: blind ones rarely fit. */
function toCommand({ act, at, choice }: Step, design: Design, id: string): DesignCommand {
  const { pieces } = design;
  const some = pieces[at % Math.max(1, pieces.length)]?.id ?? "none";
  const other = pieces[choice % Math.max(1, pieces.length)]?.id ?? "none";
  const itemTypeCode = codes[choice % codes.length] ?? "";
  if (act < 3) {
    const points = listJoinPoints(design, dune).filter(({ choices }) => choices.length > 0);
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
  const commands: readonly DesignCommand[] = [
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
function walk(steps: readonly Step[]): Design[] {
  const layouts: Design[] = [];
  for (const [index, step] of steps.entries()) {
    const design = layouts.at(-1) ?? emptyDesign;
    const result = applyDesignCommand(design, toCommand(step, design, `id-${index}`), dune);
    if (result.ok) layouts.push(result.design);
  }
  return layouts;
}
const lastOf = (steps: readonly Step[]) => walk(steps).at(-1) ?? emptyDesign;

it("no command answers a layout that cannot be built, and a refused one changes nothing", () => {
  holds(anySteps, (steps) => {
    let design = emptyDesign;
    for (const [index, step] of steps.entries()) {
      const before = JSON.stringify(design);
      const result = applyDesignCommand(design, toCommand(step, design, `id-${index}`), dune);
      if (JSON.stringify(design) !== before) return false;
      if (!result.ok) continue;
      design = result.design;
      if (findDesignProblem(design, dune)) return false;
    }
    return true;
  });
});

it("every offered choice can be added", { tags: ["deep"] }, () => {
  holds(anySteps, anyNumber, (steps, at) => {
    const design = lastOf(steps);
    const points = listJoinPoints(design, dune);
    const point = points[at % Math.max(1, points.length)];
    return (point?.choices ?? []).every(
      (itemTypeCode) =>
        applyDesignCommand(design, { kind: "insert", index: point?.index ?? 0, itemTypeCode, id: "new" }, dune).ok,
    );
  });
});

it("mirrored twice, a layout is as before; once, it covers the same floor", () => {
  holds(anySteps, (steps) => {
    const design = lastOf(steps);
    const once = applyDesignCommand(design, { kind: "mirror" }, dune);
    if (!once.ok) return false;
    const twice = applyDesignCommand(once.design, { kind: "mirror" }, dune);
    const [one, other] = [getBounds(design, dune), getBounds(once.design, dune)];
    return (
      twice.ok &&
      formatDesign(twice.design) === formatDesign(design) &&
      one.width === other.width &&
      one.depth === other.depth
    );
  });
});

it("turned by a quarter, width and depth change places", () => {
  holds(anySteps, (steps) => {
    const design = lastOf(steps);
    const turned = applyDesignCommand(design, { kind: "rotate" }, dune);
    const [one, other] = [getBounds(design, dune), getBounds(turned.ok ? turned.design : emptyDesign, dune)];
    return one.width === other.depth && one.depth === other.width;
  });
});

it("a text gives the layout that it was written from, and any other text gives none or one that can be built", () => {
  const anyPart = fc.oneof(fc.constantFrom(...codes, "99xARM", "2xLOV", "ARM*OTT", "__proto__", "*", "x"), fc.string());
  const anyText = fc.array(anyPart, { maxLength: 12 }).map((parts) => ["10", ...parts].join("."));
  holds(anySteps, anyText, (steps, text) => {
    const design = lastOf(steps);
    const written = formatDesign(design);
    const read = parseDesign(written, dune);
    const parsed = parseDesign(text, dune);
    return (
      written.length <= 1000 &&
      read.ok &&
      formatDesign(read.design) === written &&
      (parsed.ok
        ? findDesignProblem(parsed.design, dune) === undefined
        : parsed.nearest === undefined || findDesignProblem(parsed.nearest, dune) === undefined)
    );
  });
});

it("undo and redo give back the same layouts", () => {
  holds(anySteps, (steps) => {
    const layouts = walk(steps);
    const full = layouts.reduce(recordDesign, startHistory(emptyDesign));
    let undone = full;
    for (const design of [emptyDesign, ...layouts.slice(0, -1)].reverse()) {
      undone = undoDesign(undone);
      if (layouts.length > 0 && undone.present !== design) return false;
    }
    const redone = layouts.reduce(redoDesign, undone);
    return redone.present === full.present && redone.future.length === 0;
  });
});
