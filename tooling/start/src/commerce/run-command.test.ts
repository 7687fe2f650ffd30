import { expect, it } from "vitest";
import { runCommand } from "./run-command.ts";

const refused = "cannot be used: connect ECONNREFUSED 127.0.0.1:1.";
const nowhere = "postgres://store:secret@127.0.0.1:1/store";
const file = "/nowhere/store.gz";

it.each([
  [{ name: "backup", file }, nowhere, "DATABASE_URL", `The database of DATABASE_URL ${refused}`],
  [{ name: "restore", file }, nowhere, "DATABASE_URL", `The database of DATABASE_URL ${refused}`],
  [{ name: "audit" }, nowhere, "--database", `The database of --database ${refused}`],
  [
    { name: "audit" },
    "db.example",
    "DATABASE_URL",
    "DATABASE_URL is not the address of a PostgreSQL database. Write it like postgres://store@127.0.0.1:5432/store.",
  ],
] as const)(
  "reports in one line that %j cannot use %s of %s, and exits with 1",
  async (command, url, setting, text) => {
    expect(await runCommand(command, url, setting)).toEqual({ text, exitCode: 1 });
  },
);
