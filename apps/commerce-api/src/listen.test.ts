import http from "node:http";
import net from "node:net";
import { readTrustedProxies } from "@store/commerce-service/listener";
import getPort from "get-port";
import { afterEach, expect, it } from "vitest";
import { listen } from "./listen.ts";

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

/** Listens for storefronts on this machine, with a service that answers the body of each call. */
async function startListener(): Promise<number> {
  const reading = readTrustedProxies("loopback");
  if (!reading.ok) throw new Error(reading.message);
  const port = await getPort({ host: "127.0.0.1" });
  const { close } = await listen(async (request) => new Response(await request.text()), {
    port,
    host: "127.0.0.1",
    trusted: reading.trusted,
  });
  closing.push(close);
  return port;
}

/** Begins a call for a shopper and never sends its body; resolves with the status of a refusal. */
function begin(port: number, shopper: string): { refused: Promise<number> } {
  const socket = net.connect(port, "127.0.0.1");
  closing.push(() => socket.destroy());
  socket.on("error", () => undefined);
  const headers = ["Host: store.example", "Content-Length: 100", `X-Store-Client-Address: ${shopper}`];
  socket.write(`POST /Cart/AddItems HTTP/1.1\r\n${headers.join("\r\n")}\r\n\r\n`);
  return {
    refused: new Promise((resolve) => socket.once("data", (data) => resolve(Number(String(data).split(" ")[1])))),
  };
}

it("limits the bodies of each shopper that a storefront names, and passes on the complete ones", async () => {
  const port = await startListener();
  const begun = Array.from({ length: 65 }, () => begin(port, "198.51.100.7"));
  expect(await Promise.race(begun.map(({ refused }) => refused))).toBe(429);
  const other = await fetch(`http://127.0.0.1:${port}/Cart/AddItems`, {
    method: "POST",
    body: '{"items":[]}',
    headers: { "x-store-client-address": "203.0.113.9" },
  });
  expect([other.status, await other.text()]).toEqual([200, '{"items":[]}']);
});

it("refuses TRACE before the service, which would see a GET", async () => {
  const reading = readTrustedProxies(undefined);
  if (!reading.ok) throw new Error(reading.message);
  const port = await getPort({ host: "127.0.0.1" });
  const seen: string[] = [];
  const fetch = async ({ method }: Request) => {
    seen.push(method);
    return new Response("handled");
  };
  const listener = await listen(fetch, { port, host: "127.0.0.1", trusted: reading.trusted });
  const answer = await new Promise<http.IncomingMessage>((resolve, reject) => {
    http.request({ port, host: "127.0.0.1", path: "/healthz", method: "TRACE" }, resolve).on("error", reject).end();
  });
  expect([answer.statusCode, answer.headers.allow, await answer.toArray()]).toEqual([405, "GET, HEAD, POST", []]);
  expect(seen).toEqual([]);
  await listener.close();
});
