import os from "node:os";
import { toTable } from "../../pages/to-table.ts";
import type { Laps } from "../measure/race.ts";
import type { Growth } from "../measure/time-growth.ts";
import { areConstant, type CountsByLines, callTable, goalTable } from "./count-table.ts";
import { goals } from "./goals.ts";
import { cpuTable, goalCells, speedTable } from "./speed-table.ts";

export interface MeasuredRun {
  limit: Laps;
  service: Laps;
  counts: CountsByLines;
  growth: Growth;
  rounds: number;
  seconds: number;
}
export interface Report extends MeasuredRun {
  /** How many programs wanted a processor in the minute before: on an idle machine next to none. */
  load: number;
}

/** The whole report as Markdown. */
export function toReport({ limit, service, counts, growth, rounds, seconds, load }: Report): string {
  const machine = `${os.cpus().length} cores of ${os.cpus()[0]?.model.trim() ?? "an unknown kind"}, Node ${process.versions.node}`;
  const date = new Date().toLocaleDateString("sv-SE");
  return [
    `Measured ${date} on ${machine}, load ${load.toFixed(1)} before it began; one run on one PostgreSQL with default durability, medians of ${rounds} rounds of ${seconds} s per operation, both programs taking turns. "Least" is the required figure, "aim" the desired one.`,
    speedTable(limit, service),
    cpuTable(limit, service),
    growthTable(growth),
    `Statements by the number of lines in the cart; begin and commit are counted separately, and in brackets the transactions that wrote something. The statements grow with the lines: ${areConstant(counts) ? "no, **met**" : "yes, **missed**"}.`,
    goalTable(counts),
    "Every call of the storefront's checkout:",
    callTable(counts),
  ].join("\n\n");
}

function growthTable({ addAtOneMs, addAtManyMs, placeManyMs }: Growth): string {
  const growth = addAtManyMs / addAtOneMs;
  return toTable(
    ["one call, nothing else under way", "", "least", "aim", ""],
    [
      [
        "add at 100 lines against 1 line",
        `${addAtManyMs.toFixed(1)} / ${addAtOneMs.toFixed(1)} ms = ${growth.toFixed(1)}×`,
        ...goalCells(growth, goals.addGrowth),
      ],
      ["place an order of 100 lines", `${placeManyMs.toFixed(1)} ms`, ...goalCells(placeManyMs, goals.placeManyMs)],
    ],
  );
}
