import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import getPort from "get-port";
import { afterEach, beforeEach, expect, it } from "vitest";
import { findStartObstacle } from "./find-start-obstacle.ts";
import { writeRun } from "./run-file.ts";

const stranger = (host: string) =>
  `const s = require("node:net").createServer().listen(0, "${host}", () => console.log(s.address().port));`;

let folder = "";
let child: ChildProcess | undefined;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "store obstacle "));
});
afterEach(() => {
  child?.kill();
  fs.rmSync(folder, { recursive: true, force: true });
});

async function holdPort(host: string): Promise<{ port: number; pid: number | undefined }> {
  const holder = spawn(process.execPath, ["-e", stranger(host)], { stdio: ["ignore", "pipe", "inherit"] });
  child = holder;
  const [port] = await once(holder.stdout, "data");
  return { port: Number(port), pid: holder.pid };
}

it("finds no obstacle to a first start", async () => {
  const ports = { us: await getPort({ host: "127.0.0.1" }), ca: await getPort({ host: "127.0.0.1" }) };
  expect(await findStartObstacle({ folder, ports })).toBeUndefined();
});

it("names the addresses and the process of a store that runs already, and how to stop it", async () => {
  writeRun(folder, { pid: process.ppid, startedAt: "2026-11-21T10:00:00.000Z", ports: { us: 3000, ca: 3001 } });
  const before = fs.readFileSync(path.join(folder, "run.json"), "utf8");

  const obstacle = await findStartObstacle({ folder, ports: { us: 4000, ca: 4001 } });

  expect(obstacle).toContain(`process ${process.ppid} has used http://localhost:3000 and http://localhost:3001`);
  expect(obstacle).toContain("`npx -y pnpm@12 stop`");
  const inDev = await findStartObstacle({ folder, ports: { us: 4000, ca: 4001 }, dev: true });
  expect(inDev).toContain("`npx -y pnpm@12 stop --dev`");
  expect(fs.readFileSync(path.join(folder, "run.json"), "utf8")).toBe(before);
});

it.each(["127.0.0.1", "0.0.0.0"])("names the other process that uses a port on %s, and both remedies", async (host) => {
  const { port, pid } = await holdPort(host);
  const obstacle = await findStartObstacle({ folder, ports: { us: await getPort({ host: "127.0.0.1" }), ca: port } });
  expect(obstacle).toContain(`http://localhost:${port} is in use by process ${pid}`);
  expect(obstacle).toContain(`kill ${pid}`);
  expect(obstacle).toContain(`STORE_PORT=${port + 1000} npx -y pnpm@12 start`);
  expect(child?.exitCode).toBeNull();
});

it("asks for the port of the sandbox wallets only if there are any", async () => {
  const { port } = await holdPort("127.0.0.1");
  const ports = { us: port - 3, ca: await getPort({ host: "127.0.0.1" }) };
  expect(await findStartObstacle({ folder, ports, dev: true })).toBeUndefined();
  const obstacle = await findStartObstacle({ folder, ports, dev: true, wallets: true });
  expect(obstacle).toContain(`http://localhost:${port} is in use`);
});
