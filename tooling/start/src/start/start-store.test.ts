import fs from "node:fs";
import http from "node:http";
import path from "node:path";
import { findMemoryFolder } from "@store/dev/database/find-memory-folder";
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type StartStoreOptions, startStore } from "./start-store.ts";
import { stopStore } from "./stop-store.ts";

let root = "";
let folder = "";

// Bundles with the shape of the real ones: a few routes, everything else passed to the service.
const bundle = (site: string) => `
export default ({ commerce, demo, origins, admitPage }) => ({
  async fetch(request) {
    const { pathname, host } = new URL(request.url);
    const end = await admitPage({ kind: "page", clientAddress: "203.0.113.9", signal: request.signal });
    end();
    return pathname === "/" ? new Response("${site} " + host + " demo " + demo + " at " + origins?.modern.CA) : commerce.fetch(request);
  },
});`;

// The planner's 3D view: the shops that may embed it.
const plannerBundle = `
export default ({ getShops }) => ({ fetch: async () => new Response(getShops().join(" ")) });`;

beforeAll(() => {
  root = fs.mkdtempSync(path.join(findMemoryFolder(), "store root "));
  folder = path.join(root, ".store");
  for (const [name, site] of [
    ["storefront-us", "US"],
    ["storefront-ca", "CA"],
  ] as const) {
    const build = path.join(root, "apps", name, "build");
    fs.mkdirSync(path.join(build, "server"), { recursive: true });
    fs.mkdirSync(path.join(build, "client", "assets"), { recursive: true });
    fs.writeFileSync(path.join(build, "server", "index.js"), bundle(site));
    fs.writeFileSync(path.join(build, "client", "assets", "home-a1b2.js"), "export {};");
    fs.writeFileSync(path.join(build, "client", "favicon.svg"), "<svg/>");
  }
  const planner = path.join(root, "apps/sectional-configurator/build");
  fs.mkdirSync(path.join(planner, "server"), { recursive: true });
  fs.mkdirSync(path.join(planner, "client/assets"), { recursive: true });
  fs.writeFileSync(path.join(planner, "client/assets/view-c3d4.js"), "export {};");
  fs.writeFileSync(path.join(planner, "client/index.html"), "without the shops");
  fs.writeFileSync(path.join(planner, "server/index.js"), plannerBundle);
  fs.mkdirSync(path.join(root, "packages/storefront/pictures"), { recursive: true });
  fs.writeFileSync(path.join(root, "packages/storefront/pictures/room-general-800.webp"), "picture");
});
afterAll(() => fs.rmSync(root, { recursive: true, force: true }));

// A minimal service that is ready, drains and uses the given database.
type CreateService = NonNullable<StartStoreOptions["createService"]>;
const createService: CreateService = async ({ databaseUrl }) => {
  const pool = new pg.Pool({ connectionString: databaseUrl });
  pool.on("error", () => {});
  await pool.query("CREATE TABLE IF NOT EXISTS visit (path text)");
  return {
    async fetch(request) {
      await pool.query("INSERT INTO visit VALUES ($1)", [new URL(request.url).pathname]);
      return new Response("ready");
    },
    drain: () => pool.end(),
  };
};

function ask(address: string, host: string): Promise<{ status?: number; cacheControl?: string; text: string }> {
  const { port, pathname, search } = new URL(address);
  return new Promise((resolve, reject) => {
    const request = http.get(
      { host: "127.0.0.1", port, path: pathname + search, headers: { host }, agent: false },
      async (answer) => {
        let text = "";
        for await (const chunk of answer) text += chunk;
        resolve({ status: answer.statusCode, cacheControl: answer.headers["cache-control"], text });
      },
    );
    request.on("error", reject);
  });
}

it("opens both sites and both brands, serves their files, and stops without a trace", { tags: ["deep"] }, async () => {
  const published = { US: "https://plinth.example", CA: "https://plinth.example.ca" };
  const origins = { general: published, modern: published };
  let hash: string | undefined;
  let walletOrigin: string | undefined;
  const store = await startStore({
    ...{ demo: true, origins, folder, root, temporary: true },
    createService(settings) {
      hash = settings.pictureHashes["room-general"];
      walletOrigin = settings.walletOrigin;
      expect(settings.notificationSources).toHaveProperty("sandbox");
      return createService(settings);
    },
  });
  expect(fs.existsSync(path.join(store.databaseHome ?? "", "data"))).toBe(true);
  const { us, caModern } = store.addresses;
  expect(caModern).toBe(`http://modern.localhost:${store.ports.ca}`);

  const page = await ask(`http://127.0.0.1:${store.ports.ca}/`, new URL(caModern).host);
  expect(page.text).toBe(`CA modern.localhost:${store.ports.ca} demo true at https://plinth.example.ca`);
  const host = new URL(us).host;
  const [script, icon, picture, lasting] = await Promise.all(
    [
      "/assets/home-a1b2.js",
      "/favicon.svg",
      "/pictures/room-general-800.webp",
      `/pictures/${hash}/room-general-800.webp`,
    ].map((file) => ask(`${us}${file}`, host)),
  );
  expect(script?.cacheControl).toBe("public, max-age=31536000, immutable");
  expect(icon?.cacheControl).toBe("public, max-age=3600");
  expect(picture).toEqual({ status: 200, cacheControl: "public, max-age=604800", text: "picture" });
  expect(lasting).toEqual({ ...picture, cacheControl: "public, max-age=31536000, immutable" });

  const plannerHost = new URL(store.plannerAddress ?? "").host;
  expect(plannerHost).toMatch(/^planner\.localhost:\d+$/);
  const [view, viewScript] = await Promise.all(
    ["/index.html", "/assets/view-c3d4.js"].map((file) => ask(`${store.plannerAddress}${file}`, plannerHost)),
  );
  expect(view?.text).toBe(
    "https://plinth.example https://plinth.example.ca https://plinth.example https://plinth.example.ca",
  );
  expect(viewScript?.text).toBe("export {};");

  // The service knows where the wallets are, and they know the shops.
  expect(walletOrigin).toMatch(/^http:\/\/wallets\.localhost:\d+$/);
  expect(store.walletOrigin).toBe(walletOrigin);
  const walletHost = new URL(walletOrigin ?? "").host;
  const request = { amountCents: "100", currency: "USD", shop: published.CA };
  const sheet = await ask(`${walletOrigin}/applePay?${new URLSearchParams(request)}`, walletHost);
  expect(sheet.text).toContain("Apple Pay sandbox");

  await store.stop();
  await expect(ask(`${walletOrigin}/sdk.js`, walletHost)).rejects.toMatchObject({ code: "ECONNREFUSED" });
  await expect(ask(us, host)).rejects.toMatchObject({ code: "ECONNREFUSED" });
  const client = new pg.Client({ connectionString: store.databaseUrl });
  await expect(client.connect()).rejects.toMatchObject({ code: "ECONNREFUSED" });
  expect(await stopStore(folder)).toBe("No store is running here.");
  expect(fs.existsSync(store.databaseHome ?? "")).toBe(false);
});

it("leaves nothing running when the service does not start", { tags: ["deep"] }, async () => {
  let databaseUrl = "";
  const failing: CreateService = async (options) => {
    databaseUrl = options.databaseUrl;
    throw new Error("migration 3 failed");
  };
  await expect(startStore({ demo: false, folder, root, createService: failing, temporary: true })).rejects.toThrow(
    "migration 3 failed",
  );
  await expect(new pg.Client({ connectionString: databaseUrl }).connect()).rejects.toMatchObject({
    code: "ECONNREFUSED",
  });
});

it("names DATABASE_URL in one line when the database cannot be used", { tags: ["deep"] }, async () => {
  const databaseUrl = "postgres://nobody@127.0.0.1:1/none";
  const starting = startStore({ demo: false, folder, root, databaseUrl });
  const line = /^The database of DATABASE_URL cannot be used: connect ECONNREFUSED 127\.0\.0\.1:1\.$/;
  await expect(starting).rejects.toThrow(line);
});

it("never shows the demonstration under a production configuration", async () => {
  const starting = startStore({ demo: true, environment: "production", folder, root, createService });
  await expect(starting).rejects.toThrow(/production store cannot have the demonstration page/);
});

it.each([{ environment: "production" }, { wallets: { US: [], CA: [] } }] as const)(
  "opens no sandbox wallets with %o [TEND-01]",
  { tags: ["deep"] },
  async (options) => {
    const store = await startStore({ demo: false, ...options, folder, root, createService, temporary: true });
    expect(store.walletOrigin).toBeUndefined();
    await store.stop();
  },
);

it("names the command that builds a storefront that is not built", async () => {
  const empty = path.join(root, "empty");
  const starting = startStore({ demo: false, folder, root: empty, createService, temporary: true });
  await expect(starting).rejects.toThrow(/no build in .*storefront-us.*pnpm@12 start/s);
});
