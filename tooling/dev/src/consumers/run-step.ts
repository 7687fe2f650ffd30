import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { describeFailure } from "../process/describe-failure.ts";
import { consumerEnvironment } from "./consumer-environment.ts";

export interface StepOptions {
  cwd: string;
  /** After this time the program is stopped and the step has failed. */
  withinMs?: number;
  env?: NodeJS.ProcessEnv;
}

const maxOutputBytes = 20_000_000;

/** Runs one program of the consumer test and returns what it printed. Throws an error with the name of the step and the whole output. */
export async function runStep(
  step: string,
  program: string,
  words: readonly string[],
  { cwd, withinMs = 60_000, env = {} }: StepOptions,
): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)(program, words, {
      cwd,
      env: { ...consumerEnvironment(process.env), ...env },
      timeout: withinMs,
      maxBuffer: maxOutputBytes,
    });
    return stdout;
  } catch (error) {
    throw new Error(describeFailure(step, error, { withinMs }));
  }
}
