import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { cartOperations } from "@store/contract/cart";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { createShopper, createTestService, type Shopper, type TestService } from "../testing/index.ts";
import { sampleSkus } from "../testing/sample-inputs.ts";
import { ConfigurationError } from "./configuration-error.ts";
import { createNodeCommerceService, type NodeServiceOptions } from "./create-node-commerce-service.ts";
import { parseSecrets, readSecret } from "./read-secret.ts";

let shop: TestService;
let folder = "";
beforeAll(async () => {
  shop = await createTestService();
  folder = mkdtempSync(path.join(os.tmpdir(), "commerce-service-"));
});
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true });
});
afterEach(() => vi.unstubAllEnvs());

function start(options: Partial<NodeServiceOptions> = {}) {
  const logFile = path.join(folder, "service.log");
  return createNodeCommerceService({
    databaseUrl: shop.databaseUrl,
    environment: "development",
    logFile,
    ...options,
  });
}
const get = (address: string) => new Request(`http://localhost:3000${address}`);

describe("the service of a Node process", () => {
  it("migrates an empty database, which the caller fills and extends", { tags: ["deep"] }, async () => {
    const own = await createTestService();
    await own.database.schema.dropSchema("public").cascade().execute();
    await own.database.schema.createSchema("public").execute();
    const row = { slug: "chairs", parent_slug: null, title: "Chairs", description: "", picture: "", picture_alt: "" };
    const service = await start({
      databaseUrl: own.databaseUrl,
      async fill(database) {
        await database
          .insertInto("category")
          .values({ ...row, position: 1 })
          .execute();
      },
      addRoutes: (app) => app.get("/about", (context) => context.text("A chair.")),
    });
    expect((await service.fetch(get("/readyz"))).status).toBe(200);
    expect(await (await service.fetch(get("/about"))).text()).toBe("A chair.");
    await service.drain();
    expect(await own.database.selectFrom("category").select("title").execute()).toEqual([{ title: "Chairs" }]);
    const places = own.database.selectFrom("postal_edition").select("edition");
    expect(await places.execute()).toHaveLength(1);
    await own.close();
  });

  it("writes a log that only its owner reads", async () => {
    const logFile = path.join(folder, "logs", "own.log");
    const service = await start({ logFile });
    await service.fetch(get("/Cart/GetCartCount"));
    await service.drain();
    expect(statSync(logFile).mode & 0o777).toBe(0o600);
  });

  it("lets go of its database when it drains", async () => {
    const service = await start();
    await service.drain();
    expect((await service.fetch(get("/readyz"))).status).toBe(503);
    expect((await service.fetch(get("/Cart/GetCartCount"))).status).toBe(503);
  });

  it("starts its clock at the configured time", async () => {
    const service = await start({ now: "2030-05-01T15:00:00Z" });
    const answer = await service.fetch(get("/Cart/GetCartJsx"));
    const { cartData } = await answer.json();
    expect(cartData.shippingInfo.deliveryDays.nextDay).toBe("Thu, May 2");
    await service.drain();
    await expect(start({ now: "tomorrow" })).rejects.toThrow("no moment");
  });

  it("rejects when its database does not answer", async () => {
    await expect(start({ databaseUrl: "postgres://nobody@127.0.0.1:1/none" })).rejects.toThrow("ECONNREFUSED");
  });

  it("takes no production orders with the sandbox unless configured to", async () => {
    await expect(start({ environment: "production" })).rejects.toThrow("STORE_PAYMENTS=sandbox");
    vi.stubEnv("STORE_PAYMENTS", "sandbox");
    const service = await start({ environment: "production" });
    expect((await service.fetch(get("/readyz"))).status).toBe(200);
    await service.drain();
  });

  it("starts in production with no sandbox of a wallet", async () => {
    vi.stubEnv("STORE_PAYMENTS", "sandbox");
    const wallets = { US: [], CA: ["applePay"] } as const;
    await expect(start({ environment: "production", wallets })).rejects.toThrow("STORE_WALLETS=none");
  });
});

describe("the secret of an installation", () => {
  it("is made once, for its owner only", () => {
    const file = path.join(folder, "deep", "secret");
    const secret = readSecret(file);
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(readSecret(file)).toBe(secret);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(existsSync(`${file}.${process.pid}`)).toBe(false);
  });

  it.each(["development", "production"] as const)(
    "that no folder can keep, in %s, is to be set: one sentence says so",
    async (environment) => {
      vi.stubEnv("STORE_PAYMENTS", "sandbox");
      vi.stubEnv("STORE_SECRET", "");
      const notAFolder = path.join(folder, "a-file");
      writeFileSync(notAFolder, "");
      const error = await start({ environment, logFile: path.join(notAFolder, "service.log") }).catch(
        (reason) => reason,
      );
      expect(error).toBeInstanceOf(ConfigurationError);
      expect(error.message).toBe(
        `STORE_SECRET is not set and ${path.join(notAFolder, "secret")} cannot keep a secret (ENOTDIR): set STORE_SECRET to 32 random characters or more, the same for all processes on one database.`,
      );
    },
  );

  it("is STORE_SECRET, which takes two, and without it the file in production, too", { tags: ["deep"] }, async () => {
    vi.stubEnv("STORE_PAYMENTS", "sandbox");
    const logFile = path.join(folder, "kept", "service.log");
    const [former, newest] = ["the former secret of 32 characters", "the newest secret of 32 characters"];
    const file = path.join(folder, "kept", "secret");
    const countsIn = async (secret: string | undefined, cookies: Shopper["cookies"]) => {
      vi.stubEnv("STORE_SECRET", secret);
      const service = await start({ environment: "production", logFile });
      const shopper = createShopper(service);
      for (const [name, value] of cookies) shopper.cookies.set(name, value);
      await shopper.call(cartOperations.addItems, { items: [{ Sku: sampleSkus.towels }] });
      const { count } = (await shopper.call(cartOperations.getCartCount, {})).body;
      await service.drain();
      return { count, cookies: shopper.cookies };
    };
    const begun = await countsIn(undefined, new Map());
    const kept = readSecret(file);
    const between = await countsIn(`${newest}, ${kept}`, begun.cookies);
    const after = await countsIn(newest, between.cookies);
    expect([begun.count, between.count, after.count]).toEqual([1, 2, 3]);
    expect((await countsIn(former, after.cookies)).count).toBe(1);
  });
});

describe("the text of STORE_SECRET", () => {
  const [long, short] = ["hJ3kq0aT8xWb5nZr2LmVcYpD7sEfGu1o", "short"];

  it.each([
    [short, [short]],
    ["with spaces within", ["with spaces within"]],
    [` ${long}\n`, [long]],
    [`${long},${short}`, [long, short]],
    [` ${short} , ${long} `, [short, long]],
  ])("%j is one secret, or two: the one that signs, and the former one", (text, secrets) => {
    expect(parseSecrets(text, "STORE_SECRET")).toEqual(secrets);
  });

  it.each([
    ["", "has an empty part: write one secret, or two with a comma between them"],
    [`${long},`, "has an empty part: write one secret, or two with a comma between them"],
    [`, ${long}`, "has an empty part: write one secret, or two with a comma between them"],
    [`${long},${short},another`, "has more than two parts: write the secret that signs, a comma and the former one"],
    [`${long},${long}`, "is the same secret twice: write a new one, a comma and the former one"],
    [
      "correct horse, battery staple",
      "is two secrets that are too short: the new one needs 32 random characters or more, and no comma in it",
    ],
  ])("%j is refused with a sentence that repeats no part of it", (text, sentence) => {
    const parse = () => parseSecrets(text, "STORE_SECRET");
    expect(parse).toThrow(new ConfigurationError(`STORE_SECRET ${sentence}.`));
  });
});
