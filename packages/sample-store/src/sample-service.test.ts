import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { createTestService } from "@store/commerce-service/testing";
import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { catalogOperations } from "@store/contract/catalog";
import { expect, it } from "vitest";
import { createSampleService } from "./sample-service.ts";

it("fills an empty store by itself, and has public accounts and codes only in a demonstration store", {
  tags: ["deep"],
}, async () => {
  const shop = await createTestService();
  const folder = mkdtempSync(path.join(os.tmpdir(), "sample-store-"));
  const logFile = path.join(folder, "service.log");
  const start = (demo: boolean) =>
    createSampleService({ databaseUrl: shop.databaseUrl, environment: "development", demo, logFile });
  const get = (address: string) => new Request(`http://localhost:3000${address}`);
  const count = async (table: "account" | "gift_card" | "promotion" | "customer_order") =>
    (await shop.database.selectFrom(table).selectAll().execute()).length;
  await shop.database.schema.dropSchema("public").cascade().execute();
  await shop.database.schema.createSchema("public").execute();

  const plain = await start(false);
  // A busy machine answers 503 at first.
  const soon = { timeout: 20_000 };
  await expect
    .poll(async () => (await plain.fetch(get(`/browse/catalog/product/${sampleSkus.sofa}`))).status, soon)
    .toBe(200);
  expect((await plain.fetch(get("/demo"))).status).toBe(404);
  expect(
    await Promise.all([count("account"), count("gift_card"), count("promotion"), count("customer_order")]),
  ).toEqual([0, 0, 0, 0]);

  const [first, second] = await Promise.all([start(true), start(true)]);
  await expect.poll(async () => (await first.fetch(get("/demo"))).status, soon).toBe(200);
  expect(await Promise.all([count("account"), count("gift_card"), count("customer_order")])).toEqual([2, 5, 15]);
  await Promise.all([plain, first, second].map((service) => service.drain()));
  expect(readFileSync(logFile, "utf8")).toContain('"call":"getProduct"');
  rmSync(folder, { recursive: true });
  await shop.close();
});

it("names pictures by the hashes of its latest start, also in a database that has rows", {
  tags: ["deep"],
}, async () => {
  const shop = await createTestService();
  const start = (hash: string) =>
    createSampleService({
      ...{ databaseUrl: shop.databaseUrl, environment: "development", demo: false },
      pictureHashes: { "harbor-sofa-oat": hash },
    });
  for (const hash of ["1a2b3c4d", "ffff0000"]) {
    const service = await start(hash);
    const { body } = await shop.shopper().call(catalogOperations.getProduct, { sku: sampleSkus.sofa });
    expect(body.gallery.slice(0, 2).map(({ imagePathHiRes }) => imagePathHiRes)).toEqual([
      `/pictures/${hash}/harbor-sofa-oat-1280.webp`,
      "/pictures/harbor-sofa-room-1280.webp",
    ]);
    await service.drain();
  }
  await shop.close();
});
