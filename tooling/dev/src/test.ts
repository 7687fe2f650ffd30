import { parseArgs } from "node:util";
import { commandGroups } from "./commands/command-groups.ts";
import { findCommand, runCommand } from "./commands/run-command.ts";
import { runChangedTests } from "./test/changed/run-changed-tests.ts";
import { runTests } from "./test/run-tests.ts";
import { runTurbo } from "./test/run-turbo.ts";
import { parts } from "./test/suites.ts";

// `pnpm test`: rules, calls, screens, stories and the core journeys. `pnpm test all [part]`: every test of the workspace, or of
// one part. `pnpm test --changed [--since <commit>]`: what the uncommitted changes, or those since a commit, reach.
// `pnpm test --filter=<package> [file...]`: those of a package, or of a file in it. `pnpm test <what>`: one of the
// kinds of `command-groups.ts`. Turborepo remembers what has passed; `--force` runs it again.
const [what = "", ...rest] = process.argv.slice(2);
const command = findCommand("test", what);
if (command) process.exit(runCommand(command, rest));

const { values, positionals } = parseArgs({
  options: {
    filter: { type: "string", multiple: true, default: [] },
    force: { type: "boolean", default: false },
    shard: { type: "string" },
    changed: { type: "boolean", default: false },
    since: { type: "string", default: "HEAD" },
  },
  allowPositionals: true,
});
const { filter, force, shard, changed, since } = values;
const [extent, partName, ...further] = positionals;
const part = parts.find((name) => name === partName);
if (filter.length > 0 && (changed || shard !== undefined || extent === "all")) {
  console.error("--filter names a package; --changed, --shard and all choose from every package. Use one of them.");
  process.exit(2);
}
if (shard !== undefined && part !== "journeys") {
  console.error("--shard is a share of the journeys: `test all journeys --shard=1/2`.");
  process.exit(2);
}
const isRun = extent === undefined || (extent === "all" && partName === part && further.length === 0);
if (filter.length === 0 && isRun) {
  const asked = { isWhole: extent === "all", ...(part && { part }), ...(shard && { shard }) };
  process.exit(await (changed ? runChangedTests(asked, { force, since }) : runTests(asked, { force })));
}
if (filter.length === 0) {
  const kinds = ["all", ...Object.keys(commandGroups.test)].join(", ");
  console.error(
    `"${positionals.join(" ")}" is not a kind of test. Name one of ${kinds}, a part of all (all ${parts.join(", all ")}), or a package: --filter=<package>.`,
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
