import http from "node:http";
import net from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { expect, it } from "vitest";
import { createRequestLimits } from "../admission/create-request-limits.ts";
import { readTrustedProxies } from "../forwarding/trusted-proxies.ts";
import { listen, type RequestHandler } from "./listen.ts";

const at = (port: number, path = "/") => `http://127.0.0.1:${port}${path}`;
async function serveApp({
  trustedProxies,
  ...options
}: {
  app: RequestHandler;
  port: number;
  trustedProxies?: string;
}) {
  const reading = readTrustedProxies(trustedProxies);
  if (!reading.ok) throw new Error(reading.message);
  const { trusted } = reading;
  return listen({ ...options, trusted, limits: createRequestLimits({ trusted }) });
}
const sayWho: RequestHandler = { fetch: (_request, { clientAddress }) => new Response(clientAddress) };

it("listens for this machine only, on both loopback addresses", async () => {
  const served = await serveApp({ app: sayWho, port: 0 });
  expect(await (await fetch(at(served.port))).text()).toBe("127.0.0.1");
  expect(await (await fetch(`http://[::1]:${served.port}/`)).text()).toBe("::1");
  await served.drain({ withinMs: 1000 });
});

it("passes the connection's address to the storefront and ignores the browser's headers, except those of a trusted proxy", async () => {
  const headers = { "x-forwarded-for": "203.0.113.9" };
  const served = await serveApp({ app: sayWho, port: 0 });
  expect(await (await fetch(at(served.port), { headers })).text()).toBe("127.0.0.1");
  await served.drain({ withinMs: 1000 });

  const underTest = await serveApp({ app: sayWho, port: 0, trustedProxies: "1" });
  expect(await (await fetch(at(underTest.port), { headers })).text()).toBe("203.0.113.9");
  await underTest.drain({ withinMs: 1000 });
});

it("refuses TRACE before the storefront, which would see a GET", async () => {
  const served = await serveApp({ app: sayWho, port: 0 });
  const answer = await new Promise<http.IncomingMessage>((resolve, reject) => {
    http.request(at(served.port), { method: "TRACE" }, resolve).on("error", reject).end();
  });
  expect([answer.statusCode, answer.headers.allow]).toEqual([405, "GET, HEAD, POST"]);
  expect(await answer.toArray()).toEqual([]);
  await served.drain({ withinMs: 1000 });
});

it("passes a complete body to the storefront and refuses one that is larger than a page's form may be", async () => {
  const echo: RequestHandler = { fetch: async (request) => new Response(await request.text()) };
  const served = await serveApp({ app: echo, port: 0 });
  const post = (body: string) => fetch(at(served.port, "/checkout/cart"), { method: "POST", body });
  expect(await (await post("quantity=2")).text()).toBe("quantity=2");
  const largest = await post("x".repeat(65_536));
  expect([largest.status, (await largest.text()).length]).toEqual([200, 65_536]);
  const refused = await post("x".repeat(65_537));
  expect([refused.status, refused.headers.get("connection")]).toEqual([413, "close"]);
  await served.drain({ withinMs: 5000 });
});

it("finishes pending requests before it stops, and accepts no new ones", async () => {
  const arrived = Promise.withResolvers<void>();
  const held = Promise.withResolvers<Response>();
  const slow: RequestHandler = {
    fetch() {
      arrived.resolve();
      return held.promise;
    },
  };
  const served = await serveApp({ app: slow, port: 0 });
  const answer = fetch(at(served.port, "/place-order"), { method: "POST", body: "{}" });
  await arrived.promise;
  const drained = served.drain({ withinMs: 5000 });
  await expect.poll(() => connect(served.port)).toBe("ECONNREFUSED");
  held.resolve(new Response("order placed"));
  const response = await answer;
  // Its client sends no other request on this connection.
  expect(response.headers.get("connection")).toBe("close");
  expect(await response.text()).toBe("order placed");
  await drained;
});

/** Opens a connection and closes it; the code of the error, if there is one. */
const connect = (port: number) =>
  new Promise((resolve) => {
    const socket = net.connect(port, "127.0.0.1", () => socket.destroy());
    socket.on("error", (error) => resolve("code" in error && error.code)).on("close", () => resolve(undefined));
  });

it("answers a client whose connection waits to be accepted when it begins to drain", async () => {
  const served = await serveApp({ app: sayWho, port: 0 });
  // The system connects at once; the server knows it in the next turn of the event loop.
  const answer = new Promise<http.IncomingMessage>((resolve, reject) => {
    http.get({ host: "127.0.0.1", port: served.port, agent: false }, resolve).on("error", reject);
  });
  const drained = served.drain({ withinMs: 5000 });
  expect((await answer).statusCode).toBe(200);
  await drained;
});

it("answers once more on a connection that was idle when it began to drain", async () => {
  const served = await serveApp({ app: sayWho, port: 0 });
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const ask = () =>
    new Promise<http.IncomingMessage>((resolve, reject) => {
      const request = http.get({ host: "127.0.0.1", port: served.port, agent });
      request.on("error", reject);
      request.on("response", (response) => response.resume().on("end", () => resolve(response)));
    });
  await ask();
  await pause(600);
  const drained = served.drain({ withinMs: 5000 });
  await pause(50);
  expect((await ask()).headers.connection).toBe("close");
  await drained;
});

it("aborts requests that take too long", async () => {
  const arrived = Promise.withResolvers<void>();
  const never: RequestHandler = {
    fetch() {
      arrived.resolve();
      return new Promise(() => {});
    },
  };
  const served = await serveApp({ app: never, port: 0 });
  const cut = new Promise((resolve) => http.get(at(served.port)).on("error", resolve));
  await arrived.promise;
  await served.drain({ withinMs: 100 });
  expect(await cut).toMatchObject({ code: "ECONNRESET" });
});

it("rejects when the port is in use", async () => {
  const first = await serveApp({ app: sayWho, port: 0 });
  await expect(serveApp({ app: sayWho, port: first.port })).rejects.toMatchObject({ code: "EADDRINUSE" });
  await first.drain({ withinMs: 1000 });
});
