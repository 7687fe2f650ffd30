import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import http from "node:http";
import path from "node:path";
import { createTestService, type TestService } from "@store/commerce-service/testing";
import getPort from "get-port";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";

const main = path.join(import.meta.dirname, "main.ts");
// Four processes start while the rest of the tests compute.
vi.setConfig({ testTimeout: 200_000 });
const patience = { timeout: 90_000, interval: 50 };

let shop: TestService;
const started: ChildProcess[] = [];
beforeAll(async () => {
  shop = await createTestService();
});
afterEach(() => {
  for (const program of started.splice(0)) program.kill("SIGKILL");
});
afterAll(() => shop.close());

async function start(environment: Record<string, string> = {}) {
  const port = await getPort({ host: "127.0.0.1" });
  const { PATH = "" } = process.env;
  const program = spawn(process.execPath, [main], {
    env: {
      PATH,
      DATABASE_URL: shop.databaseUrl,
      STORE_PORT: String(port - 6),
      STORE_SECRET: "a secret of the tests of 32 characters",
      STORE_PROCESSES: "2",
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  started.push(program);
  let said = "";
  for (const stream of [program.stdout, program.stderr]) stream?.on("data", (chunk) => (said += chunk));
  const ended = once(program, "exit");
  return {
    program,
    port,
    said: () => said,
    pids: () => [...said.matchAll(/\(process (\d+)\)/g)].map(([, pid]) => Number(pid)),
    get: (address: string) => fetch(`http://127.0.0.1:${port}${address}`),
    async exitCode() {
      const [code] = await ended;
      return code;
    },
  };
}

const untilServing = (store: Awaited<ReturnType<typeof start>>, processes: number) =>
  vi.waitFor(() => expect(store.pids()).toHaveLength(processes), patience);

it("serves from the configured number of processes, replaces one that dies, and ends all on request", {
  tags: ["deep"],
}, async () => {
  const store = await start({ STORE_NOW: "2030-05-01T15:00:00Z" });
  await untilServing(store, 2);
  const [first = 0, second] = store.pids();
  expect(first).not.toBe(second);
  process.kill(first, "SIGKILL");
  // The one that is left answers meanwhile.
  await vi.waitFor(() => expect(store.said()).toContain(`Process ${first} ended unexpectedly`), patience);
  expect((await store.get("/readyz")).status).toBe(200);
  await untilServing(store, 3);
  expect(store.said()).not.toContain("STORE_MAIL_URL");
  const { cartData } = await (await store.get("/Cart/GetCartJsx")).json();
  expect(cartData.shippingInfo.deliveryDays.nextDay).toBe("Thu, May 2");
  store.program.kill("SIGTERM");
  expect(await store.exitCode()).toBe(0);
  await vi.waitFor(() => expect(store.said()).toMatch(/^{"level":30,.*"call":"getCart.*"msg":"call"}$/m));
  await expect(store.get("/readyz")).rejects.toThrow("fetch failed");
});

it("runs a single process where one is enough, and answers calls in progress when asked to end", {
  tags: ["deep"],
}, async () => {
  const store = await start({ STORE_PROCESSES: "1" });
  await untilServing(store, 1);
  expect(store.pids()).toEqual([store.program.pid]);
  const request = http.request({
    port: store.port,
    method: "POST",
    path: "/Cart/AddItems",
    headers: { "content-type": "application/json", expect: "100-continue" },
  });
  const heard = vi.fn();
  request.once("response", heard);
  request.flushHeaders();
  await once(request, "continue");
  store.program.kill("SIGTERM");
  await vi.waitFor(() => expect(store.get("/readyz")).rejects.toThrow("fetch failed"), patience);
  expect(heard).not.toHaveBeenCalled();
  request.end("[]");
  // It came from nowhere that sells anything; what counts is that it is told so.
  await vi.waitFor(() => expect(heard).toHaveBeenCalledWith(expect.objectContaining({ statusCode: 403 })), patience);
  expect(await store.exitCode()).toBe(0);
});

it("says once that a production store without a mail server sends no mail, and how to set one", {
  tags: ["deep"],
}, async () => {
  const store = await start({ STORE_ENVIRONMENT: "production", STORE_PAYMENTS: "sandbox" });
  await untilServing(store, 2);
  expect(store.said().match(/Mails are not sent.*STORE_MAIL_URL/g)).toHaveLength(1);
});

it("ends with one line that names a wrong DATABASE_URL", { tags: ["deep"] }, async () => {
  const store = await start({ DATABASE_URL: "postgres://nobody@127.0.0.1:1/none" });
  expect(await store.exitCode()).toBe(1);
  expect(store.said()).toBe("The database of DATABASE_URL cannot be used: connect ECONNREFUSED 127.0.0.1:1.\n");
});
