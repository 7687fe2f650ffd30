import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { supervise } from "./supervise.ts";

let folder = "";
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "store-supervise-"));
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

function run(source: string, options: { settledMs?: number } = {}) {
  const program = path.join(folder, `${crypto.randomUUID()}.mjs`);
  fs.writeFileSync(program, source);
  const said: unknown[] = [];
  const onMessage = (message: unknown) => void said.push(message);
  return { said, supervised: supervise({ program, args: [], execArgv: [], env: process.env, onMessage, ...options }) };
}

const staying = `
  process.on("SIGTERM", () => process.exit(0));
  process.send({ pid: process.pid });
  setInterval(() => {}, 1000);`;

it("restarts a program that was killed, and ends it on request", { tags: ["deep"] }, async () => {
  const { said, supervised } = run(staying);
  await expect.poll(() => said.length, { timeout: 10_000 }).toBe(1);
  const [{ pid: first }] = said as [{ pid: number }];
  process.kill(first, "SIGKILL");
  await expect.poll(() => said.length, { timeout: 10_000 }).toBe(2);
  expect((said[1] as { pid: number }).pid).not.toBe(first);
  supervised.end();
  expect(await supervised.ended).toBe(0);
});

it("does not restart a program that never became ready", async () => {
  const { said, supervised } = run("process.exit(3);");
  expect(await supervised.ended).toBe(3);
  expect(said).toEqual([]);
});

it.each([
  ["the first pause after being ready long enough", 0, ["0.5 s", "0.5 s", "0.5 s"]],
  ["twice the pause after ending sooner", 60_000, ["0.5 s", "1 s", "2 s"]],
])("restarts a program with %s", { tags: ["deep"] }, async (_, settledMs, pauses) => {
  const printed = vi.spyOn(console, "error").mockReturnValue();
  const { supervised } = run("process.send({}, () => process.exit(1));", { settledMs });
  await expect.poll(() => printed.mock.calls.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(3);
  supervised.end();
  await supervised.ended;
  expect(printed.mock.calls.slice(0, 3).map(([text]) => /restarts in (.+)\.$/.exec(text)?.[1])).toEqual(pauses);
  printed.mockRestore();
});
