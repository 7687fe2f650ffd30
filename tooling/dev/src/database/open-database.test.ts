import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { describeProcess } from "../process/describe-process.ts";
import { waitUntilEnded } from "../process/wait-until-ended.ts";
import { findMemoryFolder } from "./find-memory-folder.ts";
import { openDatabase } from "./open-database.ts";

async function ask(url: string, statement: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement, values)).rows;
  } finally {
    await client.end();
  }
}

async function startOwner(folder: string): Promise<{ owner: ChildProcess; server: number; supervisor: number }> {
  const program = path.join(import.meta.dirname, "owner.fixture.ts");
  const owner = spawn(process.execPath, [program, folder], { stdio: ["ignore", "pipe", "inherit"] });
  const [line] = await once(owner.stdout, "data");
  const { server } = JSON.parse(String(line));
  return { owner, server, supervisor: describeProcess(server)?.parentPid ?? 0 };
}

describe("the database of a folder", () => {
  let parent = "";
  let folder = "";

  beforeAll(async () => {
    parent = fs.mkdtempSync(path.join(findMemoryFolder(), "store dev "));
    fs.chmodSync(parent, 0o755);
    folder = path.join(parent, "database");
    const first = await openDatabase({ folder, durable: false });
    await ask(first.url, "CREATE TABLE kept (sku text)");
    await first.stop();
  });
  afterAll(() => fs.rmSync(parent, { recursive: true, force: true }));

  it("keeps its rows between openings, and its server ends with stop", async () => {
    const first = await openDatabase({ folder });
    await ask(first.url, "TRUNCATE kept");
    await ask(first.url, "INSERT INTO kept VALUES ('100201')");
    await first.stop();
    expect(describeProcess(first.pid)).toBeUndefined();

    const second = await openDatabase({ folder });
    expect(await ask(second.url, "SELECT sku FROM kept")).toEqual([{ sku: "100201" }]);
    await second.stop();
  });

  it("writes durably to the disk unless a test turns that off", async () => {
    const database = await openDatabase({ folder });
    expect(await ask(database.url, "SHOW fsync")).toEqual([{ fsync: "on" }]);
    await database.stop();
    const forgetful = await openDatabase({ folder, durable: false });
    expect(await ask(forgetful.url, "SHOW fsync")).toEqual([{ fsync: "off" }]);
    await forgetful.stop();
  });

  it("refuses connections without its password", async () => {
    const database = await openDatabase({ folder });
    const guess = new URL(database.url);
    guess.password = "store";
    await expect(ask(guess.href, "SELECT 1")).rejects.toThrow(/password authentication failed/);
    await database.stop();
  });

  it("ends with its killed owner and loses no row", async () => {
    const { owner, server } = await startOwner(folder);
    owner.kill("SIGKILL");
    expect(await waitUntilEnded(server, { withinMs: 15_000 })).toBe(true);

    const next = await openDatabase({ folder });
    expect(await ask(next.url, "SELECT count(*)::int FROM kept WHERE sku = '100101'")).toEqual([{ count: 1 }]);
    await next.stop();
  });

  it("takes over from a server whose owner and supervisor were both killed", async () => {
    const { owner, server, supervisor } = await startOwner(folder);
    process.kill(supervisor, "SIGKILL");
    owner.kill("SIGKILL");
    await waitUntilEnded(supervisor, { withinMs: 15_000 });

    const next = await openDatabase({ folder });
    expect(describeProcess(server)).toBeUndefined();
    await next.stop();
  });

  it("reports to its owner when another process ended the server", async () => {
    const database = await openDatabase({ folder });
    process.kill(database.pid, "SIGKILL");
    expect(await database.lost).toBeTypeOf("string");
    await database.stop();
  });

  it("waits for a predecessor to leave, and names it when it stays", async () => {
    const first = await openDatabase({ folder });
    await expect(openDatabase({ folder, waitMs: 300 })).rejects.toThrow(
      new RegExp(`is in use: process ${first.pid} serves it`),
    );
    const second = openDatabase({ folder });
    await first.stop();
    await (await second).stop();
  });

  it("can be opened although another process now has the process id of the ended server", async () => {
    const lock = fs.readdirSync(path.join(folder, "data")).includes("postmaster.pid");
    expect(lock).toBe(false);
    fs.writeFileSync(path.join(folder, "data", "postmaster.pid"), `${process.pid}\n${folder}\n0\n1\n\n\n\n`);
    const database = await openDatabase({ folder });
    await database.stop();
  });

  it("writes no value of a statement into its log, also not of a refused one", async () => {
    const database = await openDatabase({ folder });
    const refused = ask(database.url, "SELECT $1::text::int, '5555555555554444'", ["4111111111111111"]);
    await expect(refused).rejects.toThrow(/4111111111111111/);
    await ask(database.url, "CREATE TABLE IF NOT EXISTS address (line text CHECK (line <> 'Elm Street'))");
    await expect(ask(database.url, "INSERT INTO address VALUES ('Elm Street')")).rejects.toThrow(/check constraint/);
    await database.stop();
    const log = fs.readFileSync(`${folder}.log`, "utf8");
    expect(log).toContain("ready to accept connections");
    expect(log).not.toMatch(/4111111111111111|5555555555554444|Elm Street/);
  });
});

it("opens below a folder that only its owner may enter, with a space in its name", { tags: ["deep"] }, async () => {
  const parent = fs.mkdtempSync(path.join(os.tmpdir(), "store private "));
  expect(fs.statSync(parent).mode & 0o777).toBe(0o700);
  const database = await openDatabase({ folder: path.join(parent, "database"), durable: false, temporary: true });
  expect(await ask(database.url, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
  expect(fs.existsSync(path.join(database.home, "data"))).toBe(true);
  await database.stop();
  expect(fs.existsSync(database.home)).toBe(false);
  fs.rmSync(parent, { recursive: true });
});
