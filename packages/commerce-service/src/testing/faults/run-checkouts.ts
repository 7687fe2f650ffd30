import * as fc from "fast-check";
import type { ProvidedDatabase } from "../provided-database.ts";
import { anyPlan, type CheckoutPlan } from "./checkout-plan.ts";
import { openFaultEnvironment } from "./fault-environment.ts";
import { runWave, type WaveCounts } from "./run-wave.ts";
import type { Sabotage } from "./sabotage.ts";

const maxTries = 16;

/**
 * Reduces the plans to fewer that still fail, with a new environment for each try: leaves out halves first, then single
 * plans.
 */
async function shrinkWave(
  plans: readonly CheckoutPlan[],
  findProblems: (plans: readonly CheckoutPlan[]) => Promise<readonly string[]>,
): Promise<{ plans: readonly CheckoutPlan[]; problems: readonly string[] } | null> {
  let smallest: Awaited<ReturnType<typeof shrinkWave>> = null;
  let left = plans;
  let size = Math.ceil(left.length / 2);
  for (let tries = 0, at = 0; tries < maxTries && left.length > 1; tries += 1) {
    const fewer = [...left.slice(0, at), ...left.slice(at + size)];
    const problems = fewer.length === 0 ? [] : await findProblems(fewer);
    if (problems.length > 0) {
      left = fewer;
      smallest = { plans: left, problems };
      size = Math.min(size, left.length);
    } else at += size;
    if (at >= left.length) {
      if (size === 1) break;
      at = 0;
      size = Math.ceil(size / 2);
    }
  }
  return smallest;
}

export interface FaultRun {
  counts: WaveCounts;
  /** How many processes crashed, by the statement or call at which they did. */
  deaths: Record<string, number>;
  /** The first violations; empty if there were none. */
  problems: readonly string[];
  /** The smallest set of plans found that causes them. */
  trace: readonly CheckoutPlan[];
}

const waveSize = 20;
/** Audits get slower as the store fills, so a new one is opened after this many waves. */
const wavesPerEnvironment = 25;

/** Reports progress to the console. */
export type Progress = (counts: WaveCounts) => void;

/** Runs `checkouts` checkouts in waves, deterministic by seed, and stops at the first violation. */
export async function runCheckouts(
  provided: ProvidedDatabase,
  {
    checkouts,
    seed,
    sabotage = {},
    shrinks = true,
    onProgress = () => undefined,
  }: { checkouts: number; seed: number; sabotage?: Sabotage; shrinks?: boolean; onProgress?: Progress },
): Promise<FaultRun> {
  const counts: WaveCounts = { checkouts: 0, submissions: 0, deaths: 0, orders: 0 };
  const deaths: Record<string, number> = {};
  const wave = fc.array(anyPlan, { minLength: waveSize, maxLength: waveSize });
  const waves = fc.sample(wave, { seed, numRuns: Math.ceil(checkouts / waveSize) });
  for (let first = 0; first < waves.length; first += wavesPerEnvironment) {
    const environment = await openFaultEnvironment(provided, sabotage);
    try {
      for (const plans of waves.slice(first, first + wavesPerEnvironment)) {
        const result = await runWave(environment, plans);
        for (const name of Object.keys(counts) as (keyof WaveCounts)[]) counts[name] += result.counts[name];
        for (const [step, times] of result.deaths) deaths[step] = (deaths[step] ?? 0) + times;
        const problems = [...result.problems, ...(await environment.audit())];
        if (problems.length > 0) {
          const smaller = shrinks ? await shrinkWave(plans, (fewer) => runOnce(provided, fewer, sabotage)) : null;
          return { counts, deaths, problems: smaller?.problems ?? problems, trace: smaller?.plans ?? plans };
        }
      }
    } finally {
      await environment.close();
    }
    onProgress(counts);
  }
  return { counts, deaths, problems: [], trace: [] };
}

/** Runs one wave in a new environment; returns its problems. */
export async function runOnce(
  provided: ProvidedDatabase,
  plans: readonly CheckoutPlan[],
  sabotage: Sabotage = {},
): Promise<readonly string[]> {
  const environment = await openFaultEnvironment(provided, sabotage);
  try {
    const { problems } = await runWave(environment, plans);
    return [...problems, ...(await environment.audit())];
  } finally {
    await environment.close();
  }
}
