import net from "node:net";
import getPort from "get-port";
import { afterEach, expect, it } from "vitest";
import { createRequestLimits } from "../admission/create-request-limits.ts";
import { readTrustedProxies } from "../forwarding/trusted-proxies.ts";
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
  const { trusted } = reading;
  const { drain } = await listen({
    app: { fetch: async (request) => new Response(await request.text()) },
    ...{ port, trusted, limits: createRequestLimits({ trusted }), behindStorefronts: true },
  });
  closing.push(() => drain({ withinMs: 1000 }));
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
