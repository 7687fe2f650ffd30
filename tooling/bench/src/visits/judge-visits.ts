import { toTable } from "../pages/to-table.ts";
import type { VisitBytes } from "./count-bytes.ts";
import type { Visit } from "./visits.ts";

export type MeasuredVisit = Pick<Visit, "name" | "goal" | "limit"> & { bytes: Omit<VisitBytes, "byFile"> };

export interface Judgement {
  /** Every visit with its bytes, in kB of 1000 bytes. */
  table: string;
  /** The names of the visits over their limit. */
  over: string[];
}

/** Compares the bytes of scripts with the limit of each visit, which is its goal unless it has not been reached yet. */
export function judgeVisits(visits: readonly MeasuredVisit[]): Judgement {
  const over = visits.filter(({ goal, limit = goal, bytes }) => bytes.scripts > limit * 1000);
  const rows = visits.map((visit) => {
    const { name, goal, limit = goal, bytes } = visit;
    const verdict = over.includes(visit) ? "OVER" : bytes.scripts > goal * 1000 ? "goal missed" : "goal met";
    return [name, toKb(bytes.scripts), String(limit), String(goal), String(bytes.files), toKb(bytes.html), verdict];
  });
  const table = toTable(["visit", "scripts, kB", "limit", "goal", "files", "HTML, kB", ""], rows);
  return { table, over: over.map(({ name }) => name) };
}

const toKb = (bytes: number) => (bytes / 1000).toFixed(1);
