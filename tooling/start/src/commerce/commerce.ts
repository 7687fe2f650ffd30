// An operator's commands for a store's data: `pnpm commerce audit`, `backup <file>` and `restore <file>`.
import path from "node:path";
import { parseArgs } from "node:util";
import { type CommerceCommand, runCommand } from "./run-command.ts";

const usage = `Usage: pnpm commerce audit [--database <url>]
       pnpm commerce backup <file> [--database <url>]
       pnpm commerce restore <file> [--database <url>]
audit checks the store's money and stock rules, backup writes the database to a file,
restore loads such a file into an empty database. Without --database the command uses
DATABASE_URL, or else the embedded database.`;

const { values, positionals } = parseArgs({ options: { database: { type: "string" } }, allowPositionals: true });
const command = toCommand(positionals);
if (command === undefined) {
  console.error(usage);
  process.exit(2);
}
const { text, exitCode } = await (values.database === undefined
  ? runCommand(command, process.env.DATABASE_URL || undefined)
  : runCommand(command, values.database, "--database"));
(exitCode === 0 ? console.log : console.error)(text);
process.exitCode = exitCode;

function toCommand([name, file, ...more]: readonly string[]): CommerceCommand | undefined {
  if (name === "audit") return file === undefined ? { name } : undefined;
  if ((name !== "backup" && name !== "restore") || file === undefined || more.length > 0) return undefined;
  // pnpm runs programs in the package's folder; a relative path means the caller's.
  return { name, file: path.resolve(process.env.INIT_CWD ?? "", file) };
}
