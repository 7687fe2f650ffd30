import { parseArgs } from "node:util";
import { commandGroups } from "./commands/command-groups.ts";
import { findCommand, runCommand } from "./commands/run-command.ts";
import { runAllTests } from "./test/run-all-tests.ts";
import { runTurbo } from "./test/run-turbo.ts";

// `pnpm test`: every test of the workspace. `pnpm test --filter=<package> [file...]`: those of a package, or of a file in it.
// `pnpm test <what>`: one of the kinds of `command-groups.ts`. Turborepo remembers what has passed; `--force` runs it again.
const [what = "", ...rest] = process.argv.slice(2);
const command = findCommand("test", what);
if (command) process.exit(runCommand(command, rest));

const { values, positionals } = parseArgs({
  options: { filter: { type: "string", multiple: true, default: [] }, force: { type: "boolean", default: false } },
  allowPositionals: true,
});
const { filter, force } = values;
if (filter.length === 0 && positionals.length === 0) process.exit(await runAllTests({ force }));
if (filter.length === 0) {
  console.error(
    `"${what}" is not a kind of test. Name one of ${Object.keys(commandGroups.test).join(", ")}, or a package: --filter=<package>.`,
  );
  process.exit(2);
}
const tasks = ["test", ...filter.map((name) => `--filter=${name}`), "--concurrency=2", ...(force ? ["--force"] : [])];
// What some files reported must not be taken for what the package reports.
const env: Record<string, string> = positionals.length > 0 ? { STORE_REPORTS: ".reports/partial" } : {};
const { code } = await runTurbo(positionals.length > 0 ? [...tasks, "--", ...positionals] : tasks, {
  env,
  isShown: true,
});
process.exit(code);
