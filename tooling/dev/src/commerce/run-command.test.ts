import { expect, it } from "vitest";
import { runCommand } from "./run-command.ts";

const nowhere = "postgres://store@127.0.0.1:1/store";

it.each([
  [{ name: "backup", file: "/nowhere/store.gz" }, nowhere, "connect ECONNREFUSED 127.0.0.1:1"],
  [{ name: "restore", file: "/nowhere/store.gz" }, nowhere, "/nowhere/store.gz is not a file."],
] as const)("reports in one line what %j cannot do, and exits with 1", async (command, databaseUrl, text) => {
  expect(await runCommand(command, databaseUrl)).toEqual({ text, exitCode: 1 });
});
