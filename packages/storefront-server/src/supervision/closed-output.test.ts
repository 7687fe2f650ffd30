import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";

let folder = "";
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "store-output-"));
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

const load = (file: string) => `await import(${JSON.stringify(pathToFileURL(path.join(import.meta.dirname, file)))})`;

/** Runs a program whose output nobody reads any more, until it has written several lines; resolves with its exit code. */
async function runUnread(source: string): Promise<number | null> {
  const file = path.join(folder, `${crypto.randomUUID()}.mjs`);
  const writing = `
    import cluster from "node:cluster";
    let lines = 0;
    if (cluster.isPrimary) setInterval(() => {
      if ((lines += 1) > 5) process.exit(7);
      console.log("line");
      console.warn("line");
    }, 20);`;
  fs.writeFileSync(file, `${writing}${source}`);
  const program = spawn(process.execPath, [file]);
  program.stdout.destroy();
  program.stderr.destroy();
  await once(program, "exit");
  return program.exitCode;
}

it.each([
  ["one process", `(${load("run-program.ts")}).runProgram(async () => ({ drain: async () => {} }));`],
  [
    "the process that starts those which share the ports",
    `if (cluster.isPrimary) (${load("share-port.ts")}).sharePort({ processes: 1 });
     else setInterval(() => {}, 1000);`,
  ],
])("a program goes on when nobody reads its output any more: %s", async (_, source) => {
  expect(await runUnread(source)).toBe(7);
});
