import { expect, it } from "vitest";
import { type AnyRace, fastest } from "./race.ts";
import { raceTable } from "./race-table.ts";

const spin = (times: number) => {
  let sum = 0;
  for (let turn = 0; turn < times; turn += 1) sum += Math.sqrt(turn);
  return sum > 0;
};
const race = (peers: AnyRace["peers"]): AnyRace => ({
  name: "a race",
  inputs: [1, 2],
  ours: () => spin(10),
  peers,
  goals: { [fastest]: 2, slow: 1e9 },
});

it("reports how many times as long a peer takes, and which goals are met", { tags: ["deep"] }, () => {
  const table = raceTable([race({ slow: { run: () => spin(10_000) } })]);
  expect(table).toMatch(/\| a race +\| \d+ ns +\| slow \d+× +\| 2× the fastest: met, 1000000000× slow: missed \|/);
});

it("times no peer whose result differs", () => {
  expect(() => raceTable([race({ slow: { run: () => "yes" } })])).toThrow("slow answers 1 in another way");
});

it("compares results that a peer returns in another form", { tags: ["deep"] }, () => {
  const peer = { run: () => (spin(10_000) ? "yes" : "no"), toAnswer: (word: unknown) => word === "yes" };
  expect(raceTable([race({ slow: peer })])).toContain("slow ");
});

it("reports a task without peers against its limit", () => {
  const alone = { ...race({}), goals: {} };
  expect(raceTable([{ ...alone, limitMs: 1e9 }])).toMatch(/\| a race +\| \d+ ns +\| +\| at most 1000000000 ms: met \|/);
  expect(raceTable([{ ...alone, limitMs: 0 }])).toContain("at most 0 ms: missed");
});
