import zlib from "node:zlib";
import { createCachedPages } from "@store/storefront-server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { type Commerce, createStorefront, type ListenerContext, type StorefrontPorts } from "./create-storefront.ts";
import { buildSample, commerceSample, configSample } from "./storefront.fixture.ts";

const here = "http://localhost:3000";
const sofas = "/browse/sofas";

const decoders: Record<string, (page: Buffer) => Buffer> = {
  zstd: (page) => zlib.zstdDecompressSync(page),
  br: (page) => zlib.brotliDecompressSync(page),
};

interface ShopOptions extends Pick<StorefrontPorts, "admitPage" | "origins"> {
  /** Replies of the service by path, besides those of the sample. */
  more?: Record<string, unknown>;
  maxBytes?: number;
}

/** A store with a page cache, whose service begins a session for each request without a cookie. */
function openShop({ more = {}, maxBytes = 1_000_000, ...ports }: ShopOptions = {}) {
  const time = { ms: 0 };
  const service: { version: string | null; failing: boolean } = { version: "1", failing: false };
  const requested: string[] = [];
  const sample = commerceSample(requested, more);
  let sessions = 0;
  const commerce: Commerce = {
    async fetch(request) {
      const { pathname } = new URL(request.url);
      if (pathname === "/page-version")
        return service.failing
          ? Response.json({}, { status: 503 })
          : Response.json({ version: service.version, reuseMs: 1000 });
      const cookie = request.headers.get("cookie");
      if (pathname === "/session") {
        if (cookie === null) sessions += 1;
        return new Response(null, { status: 204, headers: cookie === null ? { "Set-Cookie": `s=${sessions}` } : {} });
      }
      if (pathname === "/Cart/GetCartCount" && cookie !== null && !more[pathname]) {
        requested.push(pathname);
        return Response.json({ count: 7, isSuccess: true, account: { firstName: "Ada", email: "ada@example.com" } });
      }
      return sample.fetch(request);
    },
  };
  const shop = createStorefront({
    config: configSample,
    build: buildSample,
    mode: "production",
    commerce,
    cachedPages: createCachedPages({ commerce, maxBytes, now: () => time.ms }),
    ...ports,
  });

  async function visit(path = sofas, init: RequestInit = {}, listener: ListenerContext = {}) {
    const answer = await shop.fetch(new Request(new URL(path, here), init), listener);
    const body = Buffer.from(await answer.arrayBuffer());
    const decompress = decoders[answer.headers.get("Content-Encoding") ?? ""];
    return { answer, text: String(decompress?.(body) ?? body) };
  }
  /** How often a page was rendered: each asks for the cart's count. */
  const renders = () => requested.filter((path) => path === "/Cart/GetCartCount").length;
  /** How often the service was asked for the sofas. */
  const listings = () => requested.filter((path) => path === "/browse/catalog/category/sofas").length;
  return { visit, renders, listings, time, service };
}

/** The nonces in a page, and that of its header. */
function noncesOf({ answer, text }: { answer: Response; text: string }) {
  const header = /'nonce-(\w+)'/.exec(answer.headers.get("Content-Security-Policy") ?? "")?.[1];
  return { header, page: [...new Set([...text.matchAll(/nonce="(\w+)"/g)].map(([, nonce]) => nonce))] };
}

const withCookie = { headers: { Cookie: "s=9" } };

/** A response as that of the listener: its headers are the object it was given. */
class KeepingResponse extends Response {
  readonly #given: Headers | undefined;
  constructor(body?: BodyInit | null, init: ResponseInit = {}) {
    super(body, init);
    this.#given = init.headers instanceof Headers ? init.headers : undefined;
  }
  override get headers(): Headers {
    return this.#given ?? super.headers;
  }
}
afterEach(() => void vi.unstubAllGlobals());

describe("two visitors without a cookie", () => {
  it.each([
    ["at once", undefined],
    ["at once, compressed", "zstd"],
    ["at once, compressed for a browser without Zstandard", "br"],
  ])("get one rendered page %s, each with a nonce and a session of their own", async (_, coding) => {
    const { visit, renders } = openShop();
    const visits = await Promise.all(Array.from({ length: 8 }, () => visit(sofas, {}, { coding })));
    visits.push(await visit(sofas, {}, { coding }));
    expect(renders()).toBe(1);
    for (const one of visits) {
      const { header, page } = noncesOf(one);
      expect([one.answer.status, page]).toEqual([200, [header]]);
      expect(one.text).toContain("Harbor Sofa");
    }
    expect(new Set(visits.map((one) => noncesOf(one).header)).size).toBe(9);
    expect(new Set(visits.map(({ answer }) => answer.headers.get("Set-Cookie"))).size).toBe(9);
    expect(visits.every(({ answer }) => answer.headers.getSetCookie().length === 1)).toBe(true);
  });

  it("get only their own session from a listener whose responses keep the headers they are given", async () => {
    vi.stubGlobal("Response", KeepingResponse);
    const { visit } = openShop();
    for (const path of [sofas, "/browse/none"]) {
      for (let times = 0; times < 3; times++) {
        const { answer } = await visit(path, {}, { coding: "zstd" });
        expect(answer.headers.getSetCookie()).toHaveLength(1);
        expect(answer.headers.get("Vary") ?? "").not.toContain(",");
      }
    }
  });

  it("get the same page with and without the cache, except for its nonce", async () => {
    const plain = createStorefront({
      config: configSample,
      build: buildSample,
      mode: "production",
      commerce: commerceSample(),
    });
    const without = await plain.fetch(new Request(here + sofas, { headers: { "User-Agent": "Googlebot" } }));
    const { visit } = openShop();
    const first = await visit();
    const second = await visit();
    const bare = (html: string) => html.replaceAll(/nonce="\w+"/g, "");
    expect(bare(second.text)).toBe(bare(first.text));
    expect(bare(first.text)).toBe(bare(await without.text()));
    for (const name of ["Content-Type", "Cache-Control", "Referrer-Policy", "Permissions-Policy"])
      expect(second.answer.headers.get(name)).toBe(without.headers.get(name));
  });
});

describe("a visitor with a cookie", () => {
  it("never gets a page of the cache, and leaves none in it", async () => {
    const { visit, renders } = openShop();
    expect((await visit(sofas, withCookie)).text).toContain("Ada");
    const stranger = await visit();
    expect(stranger.text).not.toContain("Ada");
    expect(stranger.text).not.toContain("ada@example.com");
    expect((await visit(sofas, withCookie)).text).toContain("Ada");
    expect(renders()).toBe(3);
  });

  it("leaves no page in it when the browser loads it ahead", async () => {
    const { visit } = openShop();
    await visit(sofas, { headers: { ...withCookie.headers, "Sec-Purpose": "prefetch" } });
    const stranger = await visit(sofas, { headers: { "Sec-Purpose": "prefetch" } });
    expect(stranger.text).not.toContain("Ada");
    expect((await visit()).text).not.toContain("Ada");
  });
});

describe("a reply of the catalog", () => {
  it("serves the pages of all shoppers for ten seconds, each with the shopper's own name and count", async () => {
    const { visit, listings, renders, time } = openShop();
    for (time.ms of [0, 9_999]) expect((await visit(sofas, withCookie)).text).toContain("Ada");
    expect([listings(), renders()]).toEqual([1, 2]);
    time.ms = 10_000;
    await visit(sofas, withCookie);
    expect(listings()).toBe(2);
  });

  it("is asked for again when the catalog has another version, for another brand, and without a version", async () => {
    const { visit, listings, time, service } = openShop();
    await visit(sofas, withCookie);
    await visit("http://modern.localhost:3000/browse/sofas", withCookie);
    expect(listings()).toBe(2);
    time.ms = 1_000;
    service.version = "2";
    await visit(sofas, withCookie);
    expect(listings()).toBe(3);
    time.ms = 2_000;
    service.failing = true;
    await visit(sofas, withCookie);
    await visit(sofas, withCookie);
    expect(listings()).toBe(5);
  });

  it("is not taken for a page that is kept itself", async () => {
    const { visit, listings } = openShop();
    await visit(sofas, withCookie);
    await visit();
    expect(listings()).toBe(2);
  });
});

describe("a page in the cache", () => {
  it("is shown for thirty seconds", async () => {
    const { visit, renders, time } = openShop();
    for (time.ms of [0, 15_000, 29_999]) await visit();
    expect(renders()).toBe(1);
    time.ms = 30_000;
    await visit();
    expect(renders()).toBe(2);
  });

  it("is not shown when the service has another version of its data, which is asked for once a second", async () => {
    const { visit, renders, time, service } = openShop();
    await visit();
    service.version = "2, after noon";
    time.ms = 999;
    await visit();
    expect(renders()).toBe(1);
    time.ms = 1000;
    await visit();
    expect(renders()).toBe(2);
  });

  it.each([
    ["does not know", { version: null, failing: false }],
    ["cannot say", { version: "1", failing: true }],
  ])("is not shown while the service %s the version", async (_, state) => {
    const { visit, renders, time, service } = openShop();
    await visit();
    Object.assign(service, state);
    time.ms = 1000;
    expect((await visit()).answer.status).toBe(200);
    expect(renders()).toBe(2);
  });

  it("is shown for tags of advertisements, and not for another host, filter or unknown parameter", async () => {
    const { visit, renders } = openShop();
    await visit(`${sofas}?utm_source=mail`);
    await visit(`${sofas}?gclid=1`);
    await visit();
    expect(renders()).toBe(1);
    for (const query of ["?color=blue", "?page=2", "?unknown=1", "?unknown=1"]) await visit(sofas + query);
    expect(renders()).toBe(5);
    const other = await visit(`http://modern.localhost:3000${sofas}`);
    expect(other.text).toMatch(/<html[^>]* data-brand="modern"/);
    expect((await visit()).text).toMatch(/<html[^>]* data-brand="general"/);
    expect(renders()).toBe(6);
  });

  it("is displaced by no invented host when the origins are configured, and is the page of its shop at all of them", async () => {
    const origins = {
      general: { US: "https://linden.example", CA: "https://linden.example.ca" },
      modern: { US: "https://plinth.example", CA: "https://plinth.example.ca" },
    };
    const { visit, renders } = openShop({ origins, maxBytes: 200_000 });
    const ofShops = [origins.general.US + sofas, origins.modern.US + sofas];
    const invented = Array.from({ length: 30 }, (_, at) => `https://${at}.evil.example${sofas}`);
    const pages: Awaited<ReturnType<typeof visit>>[] = [];
    for (const url of [...ofShops, ...invented, ...ofShops]) pages.push(await visit(url));
    expect(renders()).toBe(2);
    expect(pages.some(({ text }) => text.includes("evil"))).toBe(false);
    expect(pages.filter(({ text }) => /<html[^>]* data-brand="modern"/.test(text))).toHaveLength(2);
  });

  it("takes turns of its own in a crowded store, where other pages are refused", async () => {
    let isCrowded = false;
    const { visit } = openShop({
      admitPage: async ({ kind }) => (isCrowded && kind === "page" ? null : () => {}),
    });
    await visit();
    isCrowded = true;
    expect((await visit()).answer.status).toBe(200);
    expect((await visit(sofas, withCookie)).answer.status).toBe(503);
    expect((await visit("/stores")).answer.status).toBe(503);
  });

  it("makes room for others when all are larger than allowed", async () => {
    const { visit, renders } = openShop({ maxBytes: 1000 });
    await visit();
    await visit();
    expect(renders()).toBe(2);
  });

  it.each(["zstd", "br"])(
    "has a length in %s, and says that it depends on what the browser accepts",
    async (coding) => {
      const { visit } = openShop();
      const { answer } = await visit(sofas, {}, { coding });
      expect([answer.headers.get("Content-Encoding"), answer.headers.get("Vary")]).toEqual([coding, "Accept-Encoding"]);
      expect(Number(answer.headers.get("Content-Length"))).toBeGreaterThan(1000);
    },
  );

  it("is the same page in every coding, and plain text for the listener to compress in others", async () => {
    const { visit, renders } = openShop();
    const texts: string[] = [];
    for (const coding of ["gzip", "br", "zstd", "br", undefined]) {
      const { answer, text } = await visit(sofas, {}, { coding });
      expect(answer.headers.get("Content-Encoding")).toBe(coding === "gzip" ? null : (coding ?? null));
      texts.push(text.replaceAll(/nonce="\w+"/g, ""));
    }
    expect(new Set(texts).size).toBe(1);
    expect(renders()).toBe(1);
  });
});

describe("a page that is not kept", () => {
  it.each([
    ["an unknown list", "/browse/none", 404, "can"],
    ["a list whose data cannot be loaded", "/browse/broken", 500, "Something"],
  ])("%s is rendered each time, with its own nonce", async (_, path, status, text) => {
    const { visit } = openShop();
    for (let times = 0; times < 2; times++) {
      const one = await visit(path);
      const { header, page } = noncesOf(one);
      expect([one.answer.status, page]).toEqual([status, [header]]);
      expect(one.text).toContain(text);
      expect(one.answer.headers.getSetCookie()).toHaveLength(1);
    }
  });

  it("is one with which a session began", async () => {
    const begun = () => Response.json({ count: 0, isSuccess: true }, { headers: { "Set-Cookie": "s=loader" } });
    const { visit, renders } = openShop({ more: { "/Cart/GetCartCount": begun() } });
    await visit();
    const renderedOnce = renders();
    await visit();
    expect(renders()).toBe(2 * renderedOnce);
  });
});
