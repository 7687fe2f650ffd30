import { spawnSync } from "node:child_process";
import path from "node:path";
import { parseArgs } from "node:util";
import { workspaceRoot } from "./start/workspace-root.ts";
import { runAllTests } from "./test/run-all-tests.ts";
import { runTurbo } from "./test/run-turbo.ts";
import { testKinds } from "./test/test-kinds.ts";

// `pnpm test`: every test of the workspace. `pnpm test --filter=<package> [file...]`: those of a package, or of a file in it.
// `pnpm test <what>`: one of the kinds of `test-kinds.ts`. Turborepo remembers what has passed; `--force` runs it again.
const [what = "", ...rest] = process.argv.slice(2);
const kind = testKinds[what];
if (kind) {
  const { command, folder = ".", env = {} } = kind;
  const [program = "", ...words] = command;
  const { status } = spawnSync(program, [...words, ...rest], {
    cwd: path.join(workspaceRoot, folder),
    stdio: "inherit",
    env: { ...process.env, ...env },
  });
  process.exit(status ?? 1);
}

const { values, positionals } = parseArgs({
  options: { filter: { type: "string", multiple: true, default: [] }, force: { type: "boolean", default: false } },
  allowPositionals: true,
});
const { filter, force } = values;
if (filter.length === 0 && positionals.length === 0) process.exit(await runAllTests({ force }));
if (filter.length === 0) {
  console.error(
    `"${what}" is no kind of test. Name one of ${Object.keys(testKinds).join(", ")}, or a package: --filter=<package>.`,
  );
  process.exit(2);
}
const tasks = ["test", ...filter.map((name) => `--filter=${name}`), "--concurrency=2", ...(force ? ["--force"] : [])];
// What some files reported must not be taken for what the package reports.
const env: Record<string, string> = positionals.length > 0 ? { STORE_REPORTS: ".reports/some" } : {};
const { code } = await runTurbo(positionals.length > 0 ? [...tasks, "--", ...positionals] : tasks, {
  env,
  isShown: true,
});
process.exit(code);
