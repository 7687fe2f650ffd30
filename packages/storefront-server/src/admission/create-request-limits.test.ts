import { once } from "node:events";
import http from "node:http";
import net, { type AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { createRequestLimits, type RequestLimits } from "./create-request-limits.ts";
import { defaultLimits, type Limits } from "./limits.ts";
import { onRequest } from "./on-request.ts";
import type { ReceivedRequest } from "./receive-body.ts";

/** More than the buffers of both ends of a connection take. */
const longAnswer = "x".repeat(20_000_000);

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

interface Served {
  port: number;
  limits: RequestLimits;
  /** How many requests wait at `/held`. */
  countHeld(): number;
  /** Answers them; returns how many did. */
  answerHeld(): number;
}

/** A server that answers the length of each body; the address of a client is in its header. */
async function serve(change: Partial<Limits> = {}, { trusts = false } = {}): Promise<Served> {
  const limits = createRequestLimits({ trusted: () => trusts, limits: { ...defaultLimits, ...change } });
  const server = http.createServer(limits.serverOptions);
  const held: (() => void)[] = [];
  limits.watch(server);
  onRequest(server, (incoming: ReceivedRequest, outgoing) => {
    const { "x-address": address = "127.0.0.1" } = incoming.headers;
    limits.admitRequest(incoming, outgoing, String(address), () => {
      const answer = () =>
        outgoing.end(incoming.url === "/long" ? longAnswer : String(incoming.rawBody?.length ?? "none"));
      incoming.url === "/held" ? held.push(answer) : answer();
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  closing.push(() => {
    server.close();
    server.closeAllConnections();
  });
  return {
    port: (server.address() as AddressInfo).port,
    limits,
    countHeld: () => held.length,
    answerHeld: () => {
      const waiting = held.splice(0);
      for (const answer of waiting) answer();
      return waiting.length;
    },
  };
}

interface Exchange {
  socket: net.Socket;
  /** The status of the response; 0 without one. */
  status: Promise<number>;
  /** The whole response, once the server has closed the connection. */
  text: Promise<string>;
}

/** Sends bytes, whatever they are, and keeps the connection open. */
function send(port: number, bytes: string): Exchange {
  const socket = net.connect(port, "127.0.0.1");
  closing.push(() => socket.destroy());
  socket.on("error", () => undefined);
  socket.write(bytes);
  let received = "";
  const text = new Promise<string>((resolve) => socket.on("close", () => resolve(received)));
  const status = new Promise<number>((resolve) => {
    socket.on("data", (chunk) => {
      received += String(chunk);
      resolve(Number(received.split(" ")[1]));
    });
    socket.on("close", () => resolve(0));
  });
  return { socket, status, text };
}

interface Sent {
  path?: string;
  method?: string;
  length?: number | "chunked";
  address?: string;
  type?: string;
  sent?: string;
}

function toRequest({
  path = "/checkout/cart",
  method = "POST",
  length = 100,
  address = "127.0.0.1",
  type = "text/plain",
  sent = "",
}: Sent): string {
  const framing = length === "chunked" ? "Transfer-Encoding: chunked" : `Content-Length: ${length}`;
  const headers = ["Host: store.example", framing, `X-Address: ${address}`, `Content-Type: ${type}`];
  return `${method} ${path} HTTP/1.1\r\n${headers.join("\r\n")}\r\n\r\n${sent}`;
}

const post = ({ port }: Served, request: Sent = {}) => send(port, toRequest(request));
const asChunks = (chunks: readonly string[]) =>
  chunks.map((chunk) => `${chunk.length.toString(16)}\r\n${chunk}\r\n`).join("");

describe("a body", () => {
  it.each([
    ["of a declared length", { length: 10_000, sent: "x".repeat(10_000) }],
    ["of chunks", { length: "chunked", sent: `${asChunks(["x".repeat(9999), "y"])}0\r\n\r\n` }],
  ] as const)("%s is complete before it is handed on", async (_, request) => {
    const served = await serve();
    const { text, socket } = post(served, request);
    await once(socket, "data");
    socket.end();
    expect(await text).toMatch(/^HTTP\/1\.1 200 [\s\S]*10000$/);
    await expect.poll(() => served.limits.usage()).toMatchObject({ bodies: 0, bytes: 0 });
  });

  it.each([
    ["/checkout/cart", 65_536, 65_537],
    ["/Cart/RemoveItem", 4096, 4097],
    ["/Cart/RemoveItem?x=1", 4096, 4097],
    ["/Cart/AddItems?x=1", 65_536, 65_537],
  ])(
    "at %s may have %i bytes and is refused without being read at %i",
    { tags: ["deep"] },
    async (path, fits, tooLarge) => {
      const served = await serve();
      expect(await post(served, { path, length: fits, sent: "x".repeat(fits) }).status).toBe(200);
      const refused = post(served, { path, length: tooLarge });
      expect(await refused.text).toMatch(/^HTTP\/1\.1 413 [\s\S]*connection: close/i);
    },
  );

  it("of chunks is refused as soon as it is too large", async () => {
    const served = await serve();
    const refused = post(served, {
      path: "/Cart/RemoveItem",
      length: "chunked",
      sent: asChunks(["x".repeat(4096), "y"]),
    });
    expect(await refused.status).toBe(413);
    expect(served.limits.usage()).toMatchObject({ bodies: 0, bytes: 0 });
  });

  it("that stops halfway is answered 408 after its deadline, and its connection is closed", {
    tags: ["deep"],
  }, async () => {
    const served = await serve({ bodyMs: 2000 });
    const { text } = post(served, { length: 4000, sent: "x".repeat(3000) });
    await expect.poll(() => served.limits.usage()).toMatchObject({ bodies: 1, bytes: 4000 });
    expect(await text).toMatch(/^HTTP\/1\.1 408 [\s\S]*connection: close/i);
    expect(served.limits.usage()).toMatchObject({ bodies: 0, bytes: 0 });
  });

  it("whose client has gone frees its bytes", async () => {
    const served = await serve();
    const { socket } = post(served, { length: 4000, sent: "x" });
    await expect.poll(() => served.limits.usage().bytes).toBe(4000);
    socket.destroy();
    await expect.poll(() => served.limits.usage()).toMatchObject({ bodies: 0, bytes: 0 });
  });

  it("keeps its bytes reserved until its request is answered", async () => {
    const served = await serve();
    const { status } = post(served, { path: "/held", length: 5, sent: "12345" });
    await expect.poll(() => served.limits.usage()).toMatchObject({ bodies: 0, bytes: 5 });
    served.answerHeld();
    expect(await status).toBe(200);
    await expect.poll(() => served.limits.usage().bytes).toBe(0);
  });

  it("makes room for another client's when nobody reads its answer", async () => {
    const served = await serve({ bodyBytes: { perBlock: 1000, total: 1000 } });
    const held = post(served, { path: "/held", address: "10.0.0.1", length: 900, sent: "x".repeat(900) });
    await expect.poll(() => served.limits.usage()).toMatchObject({ bodies: 0, bytes: 900 });
    expect(await post(served, { address: "10.9.9.9", length: 500, sent: "x".repeat(500) }).status).toBe(200);
    expect(await held.text).toBe("");
  });

  it("of chunks of one byte takes no more memory than its size", async () => {
    const served = await serve();
    const size = 20_000;
    const { socket } = post(served, { length: "chunked", sent: asChunks(Array.from({ length: size }, () => "x")) });
    await expect.poll(() => served.limits.usage().bytes).toBe(32_768);
    socket.write("0\r\n\r\n");
    expect(String((await once(socket, "data"))[0])).toContain(String(size));
  });

  it.each(["GET", "HEAD"])("of a %s is discarded, and its connection ends with the response", async (method) => {
    const served = await serve();
    const { text } = post(served, { method, length: 60_000, sent: "x".repeat(1000) });
    expect(await text).toMatch(/^HTTP\/1\.1 200 [\s\S]*connection: close/i);
  });
});

describe("bodies beyond the budget", () => {
  it("of one network block are answered 429 at once, and other blocks go on", { tags: ["deep"] }, async () => {
    const served = await serve({ bodies: { perBlock: 2, total: 10 } });
    const held = [1, 2].map(() => post(served));
    await expect.poll(() => served.limits.usage().bodies).toBe(2);
    const refused = post(served, { address: "127.0.0.99" });
    expect(await refused.text).toMatch(/^HTTP\/1\.1 429 [\s\S]*retry-after: 1/i);
    expect(await post(served, { address: "127.0.1.1", length: 1, sent: "x" }).status).toBe(200);
    held[0]?.socket.destroy();
    await expect.poll(() => served.limits.usage().bodies).toBe(1);
    expect(await post(served, { length: 1, sent: "x" }).status).toBe(200);
  });

  it("of all clients are answered 503, the oldest of the largest share first", { tags: ["deep"] }, async () => {
    const served = await serve({ bodyBytes: { perBlock: 1000, total: 1000 } });
    const first = post(served, { address: "10.0.0.1", length: 600 });
    await expect.poll(() => served.limits.usage().bytes).toBe(600);
    const second = post(served, { address: "10.0.0.1", length: 400 });
    await expect.poll(() => served.limits.usage().bytes).toBe(1000);
    expect(await post(served, { address: "10.9.9.9", length: 500, sent: "x".repeat(500) }).status).toBe(200);
    expect(await first.text).toMatch(/^HTTP\/1\.1 503 [\s\S]*retry-after: 1/i);
    second.socket.write("x".repeat(400));
    expect(await second.status).toBe(200);
  });

  it("are refused in the words of the service to a call, and as text to a form", { tags: ["deep"] }, async () => {
    const served = await serve({ bodies: { perBlock: 0, total: 0 } });
    const call = await post(served, { type: "application/json; charset=utf-8" }).text;
    expect(JSON.parse(call.split("\r\n\r\n")[1] ?? "")).toMatchObject({
      isSuccess: false,
      errorCode: "TooManyRequests",
    });
    expect(await post(served, { type: "application/x-www-form-urlencoded" }).text).toMatch(/try again in a moment\.$/);
  });

  it("are read to the end for a moment, so that the client sees the response", async () => {
    const served = await serve({ bodies: { perBlock: 0, total: 0 } });
    const answer = await fetch(`http://127.0.0.1:${served.port}/`, { method: "POST", body: "x".repeat(60_000) });
    expect(answer.status).toBe(429);
  });
});

describe("connections", () => {
  const open = async (served: Served, count: number) => {
    const before = served.limits.usage().connections;
    const sockets = Array.from({ length: count }, () => send(served.port, ""));
    await expect.poll(() => served.limits.usage().connections).toBe(before + count);
    return sockets;
  };

  it("beyond the limit replace the one that is idle longest", async () => {
    const served = await serve({ connections: { perBlock: 2, total: 10 } });
    const [oldest, other] = await open(served, 2);
    const newest = post(served, { length: 0 });
    expect(await newest.status).toBe(200);
    expect(await oldest?.text).toBe("");
    expect(other?.socket.destroyed).toBe(false);
    expect(served.limits.usage().connections).toBe(2);
  });

  it("beyond the limit replace one whose request was refused before an idle one", async () => {
    const served = await serve({ connections: { perBlock: 2, total: 10 }, bodies: { perBlock: 0, total: 0 } });
    const [idle] = await open(served, 1);
    const refused = post(served);
    expect(await refused.status).toBe(429);
    expect(await post(served, { length: 0 }).status).toBe(200);
    expect(idle?.socket.destroyed).toBe(false);
  });

  it("beyond the limit are answered 503 while all others are busy", async () => {
    const served = await serve({ connections: { perBlock: 2, total: 10 } });
    const busy = [1, 2].map(() => post(served, { path: "/held", length: 0 }));
    await expect.poll(() => served.limits.usage().connections).toBe(2);
    const refused = send(served.port, "");
    expect(await refused.text).toMatch(/^HTTP\/1\.1 503 [\s\S]*Connection: close[\s\S]*Retry-After: 1/);
    await expect
      .poll(() => {
        served.answerHeld();
        return served.limits.usage().connections;
      })
      .toBe(2);
    expect(await Promise.all(busy.map(({ status }) => status))).toEqual([200, 200]);
    expect(await post(served, { length: 0 }).status).toBe(200);
  });

  it("beyond the limit of all replace busy ones of a larger network block", async () => {
    const served = await serve({ connections: { perBlock: 10, total: 3 } });
    const busy = [1, 2, 3].map(() => send(served.port, toRequest({ path: "/held", length: 0 })));
    await expect.poll(() => served.limits.usage().connections).toBe(3);
    const newcomer = net.connect({ port: served.port, host: "127.0.0.1", localAddress: "127.0.9.1" });
    closing.push(() => newcomer.destroy());
    newcomer.write(toRequest({ length: 0 }));
    expect(String((await once(newcomer, "data"))[0])).toMatch(/^HTTP\/1\.1 200 /);
    expect(await busy[0]?.text).toBe("");
    served.answerHeld();
    expect(await busy[2]?.status).toBe(200);
  });

  it("that send many requests at once are closed, and those beyond the eighth are not begun", async () => {
    const served = await serve();
    const requests = Array.from({ length: 400 }, () => toRequest({ path: "/held", method: "GET", length: 0 }));
    expect(await send(served.port, requests.join("")).text).toBe("");
    expect(served.answerHeld()).toBeLessThanOrEqual(8);
    await expect.poll(() => served.limits.usage().connections).toBe(0);
    const few = send(served.port, requests.slice(0, 8).join(""));
    await expect.poll(served.answerHeld).toBe(8);
    expect(await few.status).toBe(200);
  });

  it("of a proxy carry at most so many requests of one network block, and those of others", async () => {
    const served = await serve({ requestsOfBlock: 2 }, { trusts: true });
    const held = [1, 2].map((client) => post(served, { path: "/held", length: 0, address: `10.0.0.${client}` }));
    await expect.poll(served.countHeld).toBe(2);
    const refused = post(served, { length: 0, address: "10.0.0.3" });
    expect(await refused.text).toMatch(/^HTTP\/1\.1 429 [\s\S]*connection: close[\s\S]*retry-after: 1/i);
    expect(await post(served, { method: "GET", length: 0, address: "10.0.0.3" }).status).toBe(429);
    expect(await post(served, { length: 0, address: "10.0.1.1" }).status).toBe(200);
    expect(served.answerHeld()).toBe(2);
    expect(await Promise.all(held.map(({ status }) => status))).toEqual([200, 200]);
    expect(await post(served, { length: 0, address: "10.0.0.3" }).status).toBe(200);
  });

  it("wait for the next request for a while, and say so", { tags: ["deep"] }, async () => {
    const served = await serve({ keepAliveMs: 1000 });
    expect(await post(served, { length: 0 }).text).toMatch(/Keep-Alive: timeout=1\r/);
  });

  it("without an end of their headers are answered 431", async () => {
    const served = await serve({ headerBytes: 2000 });
    const { text } = send(served.port, `GET / HTTP/1.1\r\nHost: x\r\nCookie: ${"x".repeat(3000)}\r\n\r\n`);
    expect(await text).toMatch(/^HTTP\/1\.1 431 /);
  });

  it("that take nothing of their answer are closed, and those that wait for it are kept", {
    tags: ["deep"],
  }, async () => {
    const served = await serve({ stalledMs: 400 });
    const waiting = post(served, { path: "/held", length: 0 });
    // Under load its request arrives late.
    await expect.poll(served.countHeld, { timeout: 10_000 }).toBe(1);
    const stalled = net.connect(served.port, "127.0.0.1");
    closing.push(() => stalled.destroy());
    stalled.on("error", () => undefined);
    stalled.pause();
    stalled.write(toRequest({ path: "/long", length: 0 }));
    await expect.poll(() => served.limits.usage().connections, { timeout: 10_000 }).toBe(2);
    await expect.poll(() => served.limits.usage().connections, { timeout: 10_000 }).toBe(1);
    expect(served.answerHeld()).toBe(1);
    expect(await waiting.status).toBe(200);
  });

  it("of trusted proxies have only the limit of all", async () => {
    const served = await serve({ connections: { perBlock: 1, total: 3 } }, { trusts: true });
    const [oldest] = await open(served, 3);
    expect(await post(served, { length: 0 }).status).toBe(200);
    expect(await oldest?.text).toBe("");
  });

  it("that are closed no longer count", async () => {
    const served = await serve();
    for (const { socket } of await open(served, 3)) socket.destroy();
    await expect.poll(() => served.limits.usage().connections).toBe(0);
  });

  it("without complete headers end with a 408", { tags: ["deep"] }, async () => {
    const served = await serve({ headersMs: 500, bodyMs: 500 });
    expect(await send(served.port, "POST / HTTP/1.1\r\nHost: x\r\n").text).toMatch(/^HTTP\/1\.1 408 /);
  });
});
