import http, { type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Forwarding, readForwarding, toPublicRequest } from "./read-forwarding.ts";
import { readTrustedProxies, type TrustedProxies } from "./trusted-proxies.ts";

const trust = (text: string): TrustedProxies => {
  const reading = readTrustedProxies(text);
  if (!reading.ok) throw new Error(reading.message);
  return reading.trusted;
};

let server: http.Server;
let read: (incoming: IncomingMessage) => Forwarding;
let port = 0;
beforeAll(async () => {
  server = http.createServer((incoming, outgoing) => {
    const forwarding = read(incoming);
    const names = incoming.rawHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase());
    outgoing.end(JSON.stringify({ forwarding, names, parsed: Object.keys(incoming.headers) }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => server.close());

async function ask(headers: Record<string, string>, trusted: TrustedProxies, options: { keepsOwn?: boolean } = {}) {
  read = (incoming) => readForwarding(incoming, trusted, options);
  const answer = await fetch(`http://127.0.0.1:${port}/`, { headers });
  return (await answer.json()) as { forwarding: Forwarding; names: string[]; parsed: string[] };
}

const forged = {
  "X-Forwarded-For": "203.0.113.9",
  "X-Forwarded-Proto": "https",
  "X-Forwarded-Host": "shop.example",
  Forwarded: "for=203.0.113.9;proto=https",
  "X-Real-Ip": "203.0.113.9",
  "X-Store-Site": "CA",
  "X-Store-Client-Address": "203.0.113.9",
};

describe("the origin that a request reports", () => {
  it("is ignored and removed if no proxy is trusted", async () => {
    const { forwarding, names, parsed } = await ask(forged, trust(""));
    expect(forwarding).toEqual({ clientAddress: "127.0.0.1", isTrusted: false });
    for (const name of Object.keys(forged)) {
      expect(names).not.toContain(name.toLowerCase());
      expect(parsed).not.toContain(name.toLowerCase());
    }
  });

  it("is believed of a trusted proxy, and goes no further either", async () => {
    const { forwarding, names } = await ask(forged, trust("loopback"));
    expect(forwarding).toEqual({
      clientAddress: "203.0.113.9",
      scheme: "https",
      host: "shop.example",
      isTrusted: true,
    });
    expect(names.some((name) => name.startsWith("x-") || name === "forwarded")).toBe(false);
  });

  it("keeps the store's own headers for a service behind its storefronts", async () => {
    expect((await ask(forged, trust("loopback"), { keepsOwn: true })).names).toContain("x-store-site");
    expect((await ask(forged, trust(""), { keepsOwn: true })).names).not.toContain("x-store-site");
  });

  it.each([
    ["1", "198.51.100.1, 203.0.113.9", "203.0.113.9"],
    ["2", "198.51.100.1, 203.0.113.9", "198.51.100.1"],
    ["127.0.0.1, 203.0.113.0/24", "192.0.2.66, 198.51.100.1, 203.0.113.9", "198.51.100.1"],
    ["1", "", "127.0.0.1"],
  ])(
    "with %s trusted, %j has the client address %s; values that a browser added are ignored",
    async (setting, chain, address) => {
      const { forwarding } = await ask({ "X-Forwarded-For": chain }, trust(setting));
      expect(forwarding.clientAddress).toBe(address);
    },
  );

  it.each(["javascript", "ftp", ""])("the scheme %j is ignored", async (scheme) => {
    const { forwarding } = await ask({ "X-Forwarded-Proto": scheme }, trust("1"));
    expect(forwarding.scheme).toBeUndefined();
  });

  it.each(["shop.example/path", "a b", "user@shop.example"])("a host of %j is none", async (host) => {
    const { forwarding } = await ask({ "X-Forwarded-Host": host }, trust("1"));
    expect(forwarding.host).toBeUndefined();
  });
});

describe("a trusted proxy", () => {
  it.each(["11", "999.1.1.1", "10.0.0.0/99", "shop.example"])("is not read from %j", (text) => {
    const reading = readTrustedProxies(text);
    expect(reading).toMatchObject({ ok: false });
    expect(reading.ok ? "" : reading.message).toContain(`STORE_TRUSTED_PROXIES is "${text}"`);
  });
});

describe("the request as the browser made it", () => {
  it("has the public scheme and host, and its own body", async () => {
    const inner = new Request("http://127.0.0.1:3000/a?b=c", {
      method: "POST",
      body: "x=1",
      headers: { accept: "a/b" },
    });
    const request = toPublicRequest(inner, { scheme: "https", host: "shop.example" });
    expect(request.url).toBe("https://shop.example/a?b=c");
    expect(request.headers.get("accept")).toBe("a/b");
    expect(await request.text()).toBe("x=1");
  });

  it("stays the same without a trusted header", () => {
    const inner = new Request("http://localhost:3000/");
    expect(toPublicRequest(inner, {})).toBe(inner);
  });
});
