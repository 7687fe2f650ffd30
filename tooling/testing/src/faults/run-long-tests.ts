import { spawnSync } from "node:child_process";
import path from "node:path";
import { parseArgs } from "node:util";

const root = path.resolve(import.meta.dirname, "../../../..");

/** Runs tests that `pnpm test` runs in small as long as the command line says, and ends as they end. A fresh seed where none is given. */
export function runLongTests({
  tests,
  amount,
}: {
  tests: string;
  amount: { option: string; variable: string; usually: number };
}): void {
  const { option, variable, usually } = amount;
  const { values } = parseArgs({ options: { [option]: { type: "string" }, seed: { type: "string" } } });
  const count = Number(values[option] ?? usually);
  const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));
  if (!Number.isSafeInteger(count) || count < 1 || !Number.isSafeInteger(seed)) {
    console.error(`--${option} and --seed are whole numbers, such as --${option} ${usually} --seed 7.`);
    process.exit(2);
  }
  console.log(`${count} ${option}, seed ${seed}`);
  const began = performance.now();
  const { status } = spawnSync(
    "vitest",
    ["run", "--config", "tooling/config/vitest.config.ts", "--project", "node", tests],
    { cwd: root, stdio: "inherit", env: { ...process.env, [variable]: String(count), STORE_FAULT_SEED: String(seed) } },
  );
  console.log(`${((performance.now() - began) / 1000).toFixed(1)} s`);
  process.exit(status ?? 1);
}
