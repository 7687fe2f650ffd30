import { commandGroups } from "./commands/command-groups.ts";
import { findCommand, runCommand } from "./commands/run-command.ts";

// `pnpm bench|check|pictures|release <command> [words]`.
const [group = "", name = "", ...rest] = process.argv.slice(2);
if (group !== "bench" && group !== "check" && group !== "pictures" && group !== "release")
  throw new Error(`There is no group ${group}.`);
const command = findCommand(group, name);
if (!command) {
  const names = Object.keys(commandGroups[group]).map((each) => `\n  pnpm ${group} ${each}`);
  console.error(`${name ? `"${name}" is not one of the commands` : "Name one of the commands"}:${names.join("")}`);
  process.exit(2);
}
process.exit(runCommand(command, rest));
