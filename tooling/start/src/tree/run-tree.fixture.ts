import { spawn } from "node:child_process";
import { memorySettings } from "@store/storefront-server";
import type { PlacedTree } from "./place-tree.fixture.ts";

/** A built storefront that runs as a program of its own. */
export interface RunningTree {
  /** The ids of the processes that have answered, in the order in which they began. */
  processes(): number[];
  /** Waits until so many processes have begun to answer. */
  answered(count: number): Promise<void>;
  /** Resolves when it has ended. */
  ended: Promise<TreeEnd>;
  /** Asks it to end. */
  end(): Promise<TreeEnd>;
}

/** How a program ended, and what it wrote. */
interface TreeEnd {
  code: number | null;
  output: string;
  errors: string;
}

const answers = /^The store answers on .+ \(process (\d+)\)/gm;

/** Starts the program of a tree with these settings alone, as a service manager does. */
export function runTree(
  { node, folder, account }: PlacedTree,
  settings: Readonly<Record<string, string>>,
): RunningTree {
  const { execArgv, env } = memorySettings();
  const program = spawn(node, [...execArgv, "server/main.js"], {
    cwd: folder,
    env: { PATH: process.env.PATH, ...env, ...settings },
    ...account,
  });
  let output = "";
  let errors = "";
  let onOutput = () => {};
  program.stdout.on("data", (chunk) => {
    output += String(chunk);
    onOutput();
  });
  program.stderr.on("data", (chunk) => {
    errors += String(chunk);
  });
  const ended = new Promise<TreeEnd>((resolve, reject) => {
    program.once("error", reject);
    program.once("close", (code) => resolve({ code, output, errors }));
  });
  const processes = () => [...output.matchAll(answers)].map(([, id]) => Number(id));
  const answered = (count: number) =>
    new Promise<void>((resolve, reject) => {
      onOutput = () => processes().length >= count && resolve();
      onOutput();
      ended.then(({ errors }) => reject(new Error(`The store ended: ${errors}`)), reject);
    });
  return {
    ended,
    processes,
    answered,
    end() {
      program.kill("SIGTERM");
      return ended;
    },
  };
}
