import { once } from "node:events";
import net from "node:net";
import { text } from "node:stream/consumers";
import { createAdmission } from "@store/commerce-service/admission";
import { afterEach, expect, it } from "vitest";
import { listen } from "../listener/listen.ts";
import type { ListenerRefusal } from "../metrics/listener-refusals.ts";
import { measureTurns } from "../metrics/measure-requests.ts";
import type { StoreMetrics } from "../metrics/metric-table.ts";
import { createRequestLimits } from "./create-request-limits.ts";
import { defaultLimits, type Limits } from "./limits.ts";

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

const longBytes = 20_000_000;

interface Served {
  port: number;
  /** How many refusals the metrics have counted, by reason. */
  counts: Partial<Record<string, number>>;
  /** How many requests wait at `/held`, and their answers. */
  held: ((response: Response) => void)[];
  /** How many requests for `/long` have arrived. */
  begun: number;
  /** How many connections are open. */
  open(): number;
}

/** A listener with limits of its own; pages take turns at `/page`, and wait without an end at `/held`. */
async function serve(change: Partial<Limits>, { trusts = true } = {}): Promise<Served> {
  const served: Served = { port: 0, counts: {}, held: [], begun: 0, open: () => 0 };
  const metrics: StoreMetrics = {
    count(_, labels) {
      const { reason } = labels as { reason: string };
      served.counts[reason] = (served.counts[reason] ?? 0) + 1;
    },
    record() {},
    observe() {},
  };
  const limits = { ...defaultLimits, requestsOfBlock: 10_000, ...change };
  const admitPage = measureTurns(createAdmission().admit, metrics);
  const trusted = () => trusts;
  const admission = createRequestLimits({ trusted, limits, metrics });
  const hold = () => new Promise<Response>((resolve) => served.held.push(resolve));
  const { port, drain } = await listen({
    app: {
      async fetch(request, { clientAddress }) {
        const { pathname } = new URL(request.url);
        if (pathname === "/long") {
          served.begun += 1;
          return new Response("x".repeat(longBytes));
        }
        if (pathname !== "/page") return pathname === "/held" ? hold() : new Response("done");
        const leave = await admitPage({ kind: "page", clientAddress, signal: request.signal });
        return leave === null ? new Response("busy", { status: 503 }) : hold().finally(leave);
      },
    },
    port: 0,
    trusted,
    limits: admission,
  });
  closing.push(() => drain({ withinMs: 0 }));
  return Object.assign(served, { port, open: () => admission.usage().connections });
}

/** Sends bytes on a connection of its own, from an address of this machine. */
function connect(port: number, bytes: string, localAddress = "127.0.0.1"): net.Socket {
  const socket = net.connect({ port, host: "127.0.0.1", localAddress });
  closing.push(() => socket.destroy());
  socket.on("error", () => socket.destroy());
  socket.write(bytes);
  return socket;
}

/** What a connection receives until it is closed. */
const receive = (socket: net.Socket): Promise<string> => text(socket).catch(() => "");
const send = (port: number, bytes: string) => receive(connect(port, bytes));

interface Sent {
  method?: string;
  path?: string;
  address?: string;
  length?: number;
  more?: string;
}
const toRequest = ({ method = "GET", path = "/", address = "10.0.0.1", length = 0, more = "" }: Sent = {}) =>
  `${method} ${path} HTTP/1.1\r\nHost: shop\r\nX-Forwarded-For: ${address}\r\nContent-Length: ${length}\r\n${more}\r\n`;
const closed = "Connection: close\r\n";

/** Sends so many; resolves with how many were answered with a status, or closed without an answer (0). */
async function sendMany(count: number, status: number, act: (index: number) => Promise<string>): Promise<number> {
  const answers = await Promise.all(Array.from({ length: count }, (_, index) => act(index)));
  return answers.filter((answer) => Number(answer.split(" ")[1] ?? 0) === status).length;
}

interface Attack {
  requests: number;
  limits?: Partial<Limits>;
  trusts?: boolean;
  /** How many of the requests were refused, as their clients see it. */
  run(served: Served, requests: number): Promise<number>;
}

const attacks: { readonly [Reason in ListenerRefusal]: Attack } = {
  tooLarge: {
    requests: 600,
    run: ({ port }, requests) =>
      sendMany(requests, 413, () => send(port, toRequest({ method: "POST", length: 70_000 }))),
  },
  tooSlow: {
    requests: 50,
    limits: { bodyMs: 300 },
    run: ({ port }, requests) => sendMany(requests, 408, () => send(port, toRequest({ method: "POST", length: 9 }))),
  },
  block: {
    requests: 550,
    limits: { bodies: { perBlock: 8, total: 100 }, bodyMs: 300 },
    async run({ port, counts }, requests) {
      const refused = sendMany(requests, 429, () => send(port, toRequest({ method: "POST", length: 9 })));
      const seen = await refused;
      // Those that had a place until their deadline.
      expect(counts.tooSlow).toBe(requests - seen);
      delete counts.tooSlow;
      return seen;
    },
  },
  total: {
    requests: 200,
    limits: { bodies: { perBlock: 8, total: 8 }, bodyMs: 300 },
    async run({ port, counts }, requests) {
      const address = (index: number) => `10.0.${index}.1`;
      const begin = (index: number) => send(port, toRequest({ method: "POST", length: 9, address: address(index) }));
      const seen = await sendMany(requests, 503, begin);
      expect(counts.tooSlow).toBe(requests - seen);
      delete counts.tooSlow;
      return seen;
    },
  },
  requestsOfBlock: {
    requests: 900,
    limits: { requestsOfBlock: 2 },
    async run({ port, held }, requests) {
      for (let request = 0; request < 2; request += 1) void send(port, toRequest({ path: "/held" }));
      await expect.poll(() => held.length).toBe(2);
      return sendMany(requests, 429, () => send(port, toRequest()));
    },
  },
  turn: {
    requests: 900,
    async run({ port, held }, requests) {
      const answers = Promise.all(
        Array.from({ length: requests }, () => send(port, toRequest({ path: "/page", more: closed }))),
      );
      // Two are rendered and a hundred wait; the others were refused when these are answered.
      await expect.poll(() => held.length).toBe(2);
      const finish = setInterval(() => {
        for (const answer of held.splice(0)) answer(new Response("page"));
      }, 5);
      const seen = (await answers).filter((answer) => answer.startsWith("HTTP/1.1 503 ")).length;
      clearInterval(finish);
      return seen;
    },
  },
  connectionsOfBlock: {
    requests: 400,
    limits: { connections: { perBlock: 3, total: 100 } },
    trusts: false,
    run: (served, requests) => openBeyond(served, requests),
  },
  connections: {
    requests: 400,
    limits: { connections: { perBlock: 100, total: 3 } },
    run: (served, requests) => openBeyond(served, requests),
  },
  requestsAtOnce: {
    requests: 300,
    async run({ port }, requests) {
      const each = 15;
      const sent = toRequest({ path: "/held" }).repeat(each);
      return sendMany(requests / each, 0, () => send(port, sent));
    },
  },
  headersTooLarge: {
    requests: 300,
    run: ({ port }, requests) =>
      sendMany(requests, 431, () => send(port, toRequest({ more: `Cookie: ${"x".repeat(20_000)}\r\n` }))),
  },
  headersTooSlow: {
    requests: 50,
    limits: { headersMs: 300, bodyMs: 300 },
    run: ({ port }, requests) => sendMany(requests, 408, () => send(port, "GET / HTTP/1.1\r\nHost: shop\r\n")),
  },
  stalled: {
    requests: 10,
    limits: { stalledMs: 300 },
    async run(served, requests) {
      const clients = Array.from({ length: requests }, () => connect(served.port, toRequest({ path: "/long" })));
      // The answer has begun: on a busy machine, the first of them are closed before the last.
      // One that is reset before it was read from has begun, too.
      await Promise.all(clients.map((client) => once(client, "readable").catch(() => undefined)));
      await expect.poll(served.open, { timeout: 20_000 }).toBe(0);
      const received = await Promise.all(clients.map(receive));
      expect(received.filter(({ length }) => length < longBytes)).toHaveLength(requests);
      // A process that rests longer than the limit closes connections that it has not read from: no request is refused.
      return served.begun;
    },
  },
  bodyEvicted: {
    requests: 10,
    limits: { bodyBytes: { perBlock: 20_000, total: 20_000 } },
    async run({ port, held }, requests) {
      const post = (address: string) =>
        send(
          port,
          toRequest({ method: "POST", path: "/held", address, length: 1000, more: closed }) + "x".repeat(1000),
        );
      // They fill the budget with bodies that have arrived.
      const seen = sendMany(2 * requests, 0, () => post("10.0.0.1"));
      await expect.poll(() => held.length).toBe(2 * requests);
      for (let client = 1; client <= requests; client += 1) void post(`10.0.${client}.1`);
      await expect.poll(() => held.length).toBe(3 * requests);
      for (const answer of held) answer(new Response("done"));
      return seen;
    },
  },
  connectionEvicted: {
    requests: 10,
    limits: { connections: { perBlock: 100, total: 20 } },
    trusts: false,
    async run({ port, held }, requests) {
      const sent = toRequest({ path: "/held", more: closed });
      const seen = sendMany(2 * requests, 0, () => send(port, sent));
      await expect.poll(() => held.length).toBe(2 * requests);
      for (let client = 1; client <= requests; client += 1) connect(port, sent, `127.0.${client}.1`);
      await expect.poll(() => held.length).toBe(3 * requests);
      for (const answer of held) answer(new Response("done"));
      return seen;
    },
  },
  malformed: {
    requests: 200,
    run: ({ port }, requests) => sendMany(requests, 400, () => send(port, "no HTTP\r\n\r\n")),
  },
  method: {
    requests: 200,
    run: ({ port }, requests) => sendMany(requests, 405, () => send(port, toRequest({ method: "TRACE" }))),
  },
};

/** Opens connections while the first three are busy. */
async function openBeyond({ port, held }: Served, requests: number): Promise<number> {
  for (let request = 0; request < 3; request += 1) void send(port, toRequest({ path: "/held" }));
  await expect.poll(() => held.length).toBe(3);
  return sendMany(requests, 503, () => send(port, toRequest()));
}

it("has an attack for 5,000 requests", () => {
  expect(Object.values(attacks).reduce((sum, { requests }) => sum + requests, 0)).toBeGreaterThanOrEqual(5000);
});

it.each(Object.entries(attacks))(
  "counts exactly the requests that were refused: %s",
  { tags: ["deep"], timeout: 60_000 },
  async (reason, { requests, limits = {}, trusts = true, run }) => {
    const served = await serve(limits, { trusts });
    const refused = await run(served, requests);
    expect(refused).toBeGreaterThan(0);
    await expect.poll(() => served.counts).toEqual({ [reason]: refused });
  },
);
