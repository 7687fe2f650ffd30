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
    const ratios = Object.fromEntries(peers.map(([name]) => [name, (times[name] ?? 0) / (times.ours ?? 1)]));
    return [race.name, toNanoseconds(times.ours ?? 0), ratioCell(ratios), goalCell(race.goals, ratios)];
  });
  return toTable(["what", "ours", "peers take", "goal"], rows);
}

function ratioCell(ratios: Readonly<Record<string, number>>): string {
  const byTime = Object.entries(ratios).sort(([, a], [, b]) => a - b);
  return byTime.map(([name, ratio]) => `${name} ${toTimes(ratio)}`).join(", ");
}

function goalCell(goals: Readonly<Record<string, number>>, ratios: Readonly<Record<string, number>>): string {
  return Object.entries(goals)
    .map(([peer, goal]) => {
      const ratio = peer === fastest ? Math.min(...Object.values(ratios)) : (ratios[peer] ?? 0);
      return `${goal}× ${peer}: ${ratio >= goal ? "met" : "missed"}`;
    })
    .join(", ");
}

const toTimes = (ratio: number) => `${ratio < 10 ? ratio.toFixed(1) : Math.round(ratio)}×`;
const toNanoseconds = (time: number) => (time < 1000 ? `${Math.round(time)} ns` : `${(time / 1000).toFixed(1)} µs`);
