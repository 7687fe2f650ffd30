import { execFile } from "node:child_process";
import http from "node:http";
import type { AddressInfo } from "node:net";
import net from "node:net";
import path from "node:path";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createRequestLimits } from "../admission/create-request-limits.ts";
import { defaultLimits, type Limits } from "../admission/limits.ts";
import { readTrustedProxies } from "../forwarding/trusted-proxies.ts";
import { type ListenOptions, listen } from "../listener/listen.ts";
import { openTelemetry } from "./load-telemetry.ts";
import type { Telemetry, TelemetrySettings } from "./telemetry.ts";

const cleanUps: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
  vi.unstubAllEnvs();
});

const sayRoute: ListenOptions["app"] = {
  async fetch(request, { setRoute }) {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith("/product/")) setRoute?.("/product/:sku");
    return new Response(request.headers.get("traceparent"), { status: pathname === "/none" ? 404 : 200 });
  },
};

async function serve(
  settings: TelemetrySettings,
  { trusted: proxies = "", ...changed }: Partial<Limits> & { trusted?: string } = {},
) {
  const telemetry = await openTelemetry(settings);
  if (!telemetry) throw new Error("Nothing is open.");
  const reading = readTrustedProxies(proxies);
  if (!reading.ok) throw new Error(reading.message);
  const { trusted } = reading;
  const tight = {
    ...defaultLimits,
    connections: { perBlock: 4, total: 4 },
    requestsAtOnce: 2,
    bodyMs: 100,
    ...changed,
  };
  const limits = createRequestLimits({ trusted, limits: tight, metrics: telemetry.metrics });
  const listening = await listen({ app: sayRoute, port: 0, trusted, limits, telemetry });
  cleanUps.push(() => telemetry.close());
  cleanUps.push(() => listening.drain({ withinMs: 0 }));
  return { telemetry, port: listening.port };
}

/** The values of a metric by its labels, from the Prometheus text. */
async function scrape({ port }: Telemetry, name: string): Promise<Record<string, number>> {
  const response = await fetch(`http://127.0.0.1:${port}/metrics`);
  const lines = (await response.text()).split("\n").filter((line) => line.startsWith(`${name}{`));
  return Object.fromEntries(
    lines.map((line) => [
      [...line.matchAll(/="([^"]*)"/g)].map(([, value]) => value).join(" "),
      Number(line.split(" ").at(-1)),
    ]),
  );
}
const ask = (port: number, url: string, options: http.RequestOptions & { body?: string } = {}) =>
  new Promise<{ status: number; body: string }>((resolve, reject) => {
    const request = http.request({ port, path: url, agent: false, ...options }, async (response) =>
      resolve({ status: response.statusCode ?? 0, body: await text(response) }),
    );
    request.on("error", reject).end(options.body);
  });
/** Sends text over a connection of its own; resolves with what comes back, when it is closed. */
async function say(port: number, sent: string): Promise<string> {
  const socket = net.connect(port, "127.0.0.1");
  socket.on("error", () => socket.destroy());
  socket.write(sent);
  return text(socket);
}

const requests = "http_server_request_duration_count";
const refusals = "store_listener_refusals_total";

describe("the metrics of a listener", () => {
  it("count exactly the requests by route and status, and the refusals by reason", { tags: ["deep"] }, async () => {
    const { telemetry, port } = await serve({ metricsPort: 0, isExported: false });
    for (const url of ["/", "/product/100101", "/product/100102?color=oak", "/none"]) await ask(port, url);
    await ask(port, "/product/100101", { method: "POST", body: "quantity=1" });
    const tooLarge = { method: "POST", body: "x".repeat(70_000) };
    for (let times = 0; times < 3; times += 1) expect((await ask(port, "/form", tooLarge)).status).toBe(413);
    expect((await ask(port, "/", { method: "TRACE" })).status).toBe(405);
    expect(await say(port, "POST / HTTP/1.1\r\nHost: shop\r\nContent-Length: 9\r\n\r\n")).toContain(" 408 ");
    expect(await say(port, "no HTTP\r\n\r\n")).toContain(" 400 ");
    const longHeader = `GET / HTTP/1.1\r\nHost: shop\r\nCookie: ${"x".repeat(20_000)}\r\n\r\n`;
    expect(await say(port, longHeader)).toContain(" 431 ");
    await say(port, "GET /none HTTP/1.1\r\nHost: shop\r\n\r\n".repeat(3));

    await expect.poll(() => scrape(telemetry, requests)).toMatchObject({ "POST refused 408": 1 });
    const counted = await scrape(telemetry, requests);
    expect(counted).toMatchObject({
      "GET other 200": 1,
      "GET /product/:sku 200": 2,
      "GET other 404": expect.any(Number),
      "POST /product/:sku 200": 1,
      "POST refused 413": 3,
    });
    expect(await scrape(telemetry, refusals)).toEqual({
      tooLarge: 3,
      tooSlow: 1,
      method: 1,
      malformed: 1,
      headersTooLarge: 1,
      requestsAtOnce: 1,
    });
  });

  it("count the connections beyond the limit of their block, and show those that are open", async () => {
    const { telemetry, port } = await serve({ metricsPort: 0, isExported: false }, { bodyMs: 10_000 });
    // A connection whose request is received is not idle, and keeps its place.
    const busy = Array.from({ length: 4 }, () => {
      const socket = net.connect(port, "127.0.0.1");
      socket.write("POST /form HTTP/1.1\r\nHost: shop\r\nContent-Length: 20000\r\n\r\nx");
      return socket;
    });
    const show = async () => (await fetch(`http://127.0.0.1:${telemetry.port}/metrics`)).text();
    await expect.poll(show).toMatch(/^store_listener_bodies 4$/m);
    for (let times = 0; times < 2; times += 1) expect((await ask(port, "/")).status).toBe(503);
    expect(await show()).toMatch(/^store_listener_connections 4$/m);
    expect(await scrape(telemetry, refusals)).toEqual({ connectionsOfBlock: 2 });
    for (const socket of busy) socket.destroy();
  });

  it("move by exactly the number refused, of 5,000 requests at four limits at once", { tags: ["deep"] }, async () => {
    const settings = { metricsPort: 0, isExported: false };
    const { connections } = defaultLimits;
    const bodyBytes = { perBlock: 50_000, total: 1_000_000 };
    const { telemetry, port } = await serve(settings, { connections, bodyBytes });
    const kinds: (() => Promise<string>)[] = [
      async () => `fine ${(await ask(port, "/product/100101")).status}`,
      async () => `tooLarge ${(await ask(port, "/form", { method: "POST", body: "x".repeat(66_000) })).status}`,
      async () => `block ${(await ask(port, "/form", { method: "POST", body: "x".repeat(60_000) })).status}`,
      async () => `method ${(await ask(port, "/", { method: "TRACE" })).status}`,
      async () => `malformed ${(await say(port, "no HTTP\r\n\r\n")).split(" ")[1]}`,
    ];
    const seen: Record<string, number> = {};
    let left = 5000;
    const send = async () => {
      for (let turn = left--; turn > 0; turn = left--) {
        const answer = (await kinds[turn % kinds.length]?.()) ?? "";
        seen[answer] = (seen[answer] ?? 0) + 1;
      }
    };
    await Promise.all(Array.from({ length: 64 }, send));
    const each = { tooLarge: 1000, block: 1000, method: 1000, malformed: 1000 };
    expect(seen).toEqual({
      "fine 200": 1000,
      "tooLarge 413": 1000,
      "block 429": 1000,
      "method 405": 1000,
      "malformed 400": 1000,
    });
    expect(await scrape(telemetry, refusals)).toEqual(each);
    await expect
      .poll(() => scrape(telemetry, requests))
      .toEqual({ "GET /product/:sku 200": 1000, "POST refused 413": 1000, "POST refused 429": 1000 });
  });

  it("have no label that grows: 500 products and 500 unknown paths are two routes", async () => {
    const { telemetry, port } = await serve({ metricsPort: 0, isExported: false });
    const agent = new http.Agent({ keepAlive: true, maxSockets: 2 });
    for (let product = 0; product < 500; product += 1) {
      await ask(port, `/product/${product}`, { agent });
      await ask(port, `/unknown/${product}`, { agent });
    }
    agent.destroy();
    await expect
      .poll(() => scrape(telemetry, requests))
      .toEqual({ "GET /product/:sku 200": 500, "GET other 200": 500 });
  });

  it("show the event loop and the memory of the process, on this machine only", async () => {
    const { telemetry } = await serve({ metricsPort: 0, isExported: false });
    const response = await fetch(`http://127.0.0.1:${telemetry.port}/metrics`);
    const shown = await response.text();
    expect(shown).toMatch(/^nodejs_eventloop_delay_p99 \d/m);
    expect(shown).toMatch(/^nodejs_eventloop_utilization \d/m);
    expect(shown).toMatch(/^v8js_memory_heap_used\{v8js_heap_space_name="old_space"\} \d/m);
    expect(shown).toMatch(/^process_memory_usage \d/m);
    expect((await fetch(`http://127.0.0.1:${telemetry.port}/`)).status).toBe(404);
  });

  it("need a free port, which their setting names", async () => {
    const taken = net.createServer().listen(0, "127.0.0.1");
    await new Promise((resolve) => taken.once("listening", resolve));
    const metricsPort = (taken.address() as AddressInfo).port;
    await expect(openTelemetry({ metricsPort, isExported: false })).rejects.toThrow(
      `STORE_METRICS_PORT: the port ${metricsPort} is in use.`,
    );
    taken.close();
  });
});

describe("traces", () => {
  /** Takes what is sent over HTTP, as a collector does. */
  async function openCollector() {
    const received: { path: string | undefined; body: string }[] = [];
    const server = http.createServer(async (request, response) => {
      received.push({ path: request.url, body: await text(request) });
      response.writeHead(200, { "content-type": "application/json" }).end("{}");
    });
    server.listen(0, "127.0.0.1");
    await new Promise((resolve) => server.once("listening", resolve));
    cleanUps.push(async () => void server.close());
    vi.stubEnv("OTEL_EXPORTER_OTLP_ENDPOINT", `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    return received;
  }
  const traceId = "4bf92f3577b34da6a3ce929d0e0e4736";
  const headers = { traceparent: `00-${traceId}-00f067aa0ba902b7-01` };

  it("export one server span for each request, in the trace of a trusted proxy, with the metrics", async () => {
    const received = await openCollector();
    const { telemetry, port } = await serve({ isExported: true }, { trusted: "loopback" });
    const passed = await ask(port, "/product/100101?secret=1", { headers });
    const [, ownTraceId, spanId] = passed.body.split("-");
    expect(ownTraceId).toBe(traceId);
    const fresh = (await ask(port, "/none")).body.split("-")[1];
    await telemetry.close();
    const traces = received.filter((one) => one.path === "/v1/traces").map(({ body }) => body);
    const spans = traces.flatMap((body) => JSON.parse(body).resourceSpans[0].scopeSpans[0].spans);
    expect(spans).toHaveLength(2);
    expect(spans).toMatchObject([
      { traceId, spanId, parentSpanId: "00f067aa0ba902b7", kind: 2, name: "GET /product/:sku" },
      { traceId: fresh, name: "GET other" },
    ]);
    expect(JSON.stringify(spans)).not.toContain("secret");
    const metrics = received.filter((one) => one.path === "/v1/metrics").map(({ body }) => body);
    expect(metrics.join()).toContain("http.server.request.duration");
  });
});

describe("without a setting", () => {
  const listLoaded = async (...settings: string[]) => {
    const program = path.join(import.meta.dirname, "loaded-modules.fixture.ts");
    const { stdout } = await promisify(execFile)(process.execPath, [program, ...settings]);
    return stdout.split("\n").filter((line) => line.includes("opentelemetry"));
  };

  it("nothing of OpenTelemetry is loaded, although requests are answered", async () => {
    expect(await openTelemetry(undefined)).toBeUndefined();
    expect(await openTelemetry({ isExported: false })).toBeUndefined();
    expect(await listLoaded()).toEqual([]);
    expect(await listLoaded("on")).not.toEqual([]);
  });
});
