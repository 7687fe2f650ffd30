import { cartOperations } from "@store/contract/cart";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { snapshotParts } from "../../app/create-commerce-service.ts";
import { createTestService } from "../../testing/index.ts";
import { sampleSkus } from "../../testing/sample-inputs.ts";
import { createCatalogCache } from "../catalog-cache/catalog-cache.ts";
import { withLine } from "../rules/basket-state.ts";
import { createSnapshotLoader } from "./load-snapshot.ts";
import { saveBasket } from "./save-basket.ts";

it("writes all fields of a changed line, and nothing for another version than the one read", async () => {
  const shop = await createTestService();
  const { database } = shop;
  await shop.shopper().call(cartOperations.addItems, { items: [{ Sku: sampleSkus.lamp }] });
  const { rows } = await sql<{ session_id: string }>`select session_id from session`.execute(database);
  const storefront = { site: "US", brand: "general" } as const;
  const asked = {
    ...storefront,
    sessionId: rows[0]?.session_id ?? "",
    seenSince: new Date(0),
    key: null,
    preload: {},
    subjects: [],
  };
  const read = async () => {
    const load = createSnapshotLoader({ catalogCache: createCatalogCache(shop.clock), parts: snapshotParts });
    const { loaded } = await load(database, asked);
    if (!loaded) throw new Error("The add began a basket.");
    return loaded.basket;
  };
  const before = await read();
  const { lineId = "" } = before.lines[0] ?? {};
  const change = {
    quantity: 2,
    state: "saved",
    position: 9,
    options: { donationCents: 2500, text: "Ann", choice: "oak" },
    recipientId: "somebody",
    locationId: null,
    hasInstallation: true,
    registryCode: "r-1",
  } as const;
  const after = { ...withLine(before, lineId, change), version: before.version + 1 };
  const write = { before, after, now: shop.clock.now(), session: null, answer: null };
  expect(await saveBasket(database, write)).toBe(true);
  expect((await read()).lines).toEqual([{ ...before.lines[0], ...change }]);
  expect(await saveBasket(database, { ...write, after: { ...before, lines: [] } })).toBe(false);
  expect((await read()).lines).toHaveLength(1);
  await shop.close();
});
