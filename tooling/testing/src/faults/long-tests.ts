import { spawnSync } from "node:child_process";
import path from "node:path";
import { parseArgs } from "node:util";

// `pnpm test faults|probe|timing|model [--checkouts|--rounds|--pairs|--sequences n] [--seed n]`: tests that `pnpm test`
// runs briefly (timing not at all), with the given length and a new seed unless one is given.
const service = path.resolve(import.meta.dirname, "../../../../packages/commerce-service");

const kinds = {
  // Checkouts while processes die and answers are lost.
  faults: {
    files: "src/testing/faults/faults.test.ts",
    option: "checkouts",
    variable: "STORE_FAULT_CHECKOUTS",
    usual: 10_000,
  },
  // Many at once for the last of something.
  probe: { files: "src/testing/faults/probes.test.ts", option: "rounds", variable: "STORE_PROBE_ROUNDS", usual: 200 },
  // Whether the response time reveals if there is an account.
  timing: { files: "src/account/enumeration.test.ts", option: "pairs", variable: "STORE_TIMING_PAIRS", usual: 600 },
  // Random shoppers against a simple model of money, stock and tenders.
  model: { files: "src/testing/faults/model/", option: "sequences", variable: "STORE_MODEL_SEQUENCES", usual: 5000 },
};

function isKind(name: string | undefined): name is keyof typeof kinds {
  return name !== undefined && Object.hasOwn(kinds, name);
}

const [name, ...args] = process.argv.slice(2);
if (!isKind(name)) {
  console.error(`Name one of ${Object.keys(kinds).join(", ")}.`);
  process.exit(2);
}
const { files, option, variable, usual } = kinds[name];
const { values } = parseArgs({ args, options: { [option]: { type: "string" }, seed: { type: "string" } } });
const count = Number(values[option] ?? usual);
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));
if (!Number.isSafeInteger(count) || count < 1 || !Number.isSafeInteger(seed)) {
  console.error(`--${option} and --seed are whole numbers, such as --${option} ${usual} --seed 7.`);
  process.exit(2);
}
console.log(`${count} ${option}, seed ${seed}`);
const started = performance.now();
const { status } = spawnSync("vitest", ["run", files], {
  cwd: service,
  stdio: "inherit",
  env: { ...process.env, [variable]: String(count), STORE_FAULT_SEED: String(seed), STORE_REPORTS: ".reports/long" },
});
console.log(`${((performance.now() - started) / 1000).toFixed(1)} s`);
process.exit(status ?? 1);
