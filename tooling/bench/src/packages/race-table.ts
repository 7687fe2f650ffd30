import { toTable } from "../pages/to-table.ts";
import { checkAnswers } from "./check-answers.ts";
import { type AnyRace, fastest } from "./race.ts";
import { timeCalls } from "./time-calls.ts";

/** Times functions whose results agree, and reports our time per call and how many times as long each peer takes. */
export function raceTable(races: readonly AnyRace[]): string {
  const rows = races.map((race) => {
    checkAnswers(race);
    const peers = Object.entries(race.peers).map(([name, { run }]) => [name, run] as const);
    const times = timeCalls({ ours: race.ours, ...Object.fromEntries(peers) }, race.inputs);
    const ours = times.ours ?? 0;
    const ratios = Object.fromEntries(peers.map(([name]) => [name, (times[name] ?? 0) / ours]));
    return [race.name, toDuration(ours), ratioCell(ratios), goalCell(race, ratios, ours)];
  });
  return toTable(["what", "ours", "peers take", "goal"], rows);
}

function ratioCell(ratios: Readonly<Record<string, number>>): string {
  const byTime = Object.entries(ratios).sort(([, a], [, b]) => a - b);
  return byTime.map(([name, ratio]) => `${name} ${toTimes(ratio)}`).join(", ");
}

function goalCell({ goals, limitMs }: AnyRace, ratios: Readonly<Record<string, number>>, ours: number): string {
  const cells = Object.entries(goals).map(([peer, goal]) => {
    const ratio = peer === fastest ? Math.min(...Object.values(ratios)) : (ratios[peer] ?? 0);
    return `${goal}× ${peer}: ${toVerdict(ratio >= goal)}`;
  });
  if (limitMs !== undefined) cells.push(`at most ${limitMs} ms: ${toVerdict(ours <= limitMs * 1e6)}`);
  return cells.join(", ");
}

const toVerdict = (isMet: boolean) => (isMet ? "met" : "missed");
const toTimes = (ratio: number) => `${ratio < 10 ? ratio.toFixed(1) : Math.round(ratio)}×`;

/** Nanoseconds in the unit that reads best. */
function toDuration(time: number): string {
  if (time < 1000) return `${Math.round(time)} ns`;
  return time < 1e6 ? `${(time / 1000).toFixed(1)} µs` : `${(time / 1e6).toFixed(1)} ms`;
}
