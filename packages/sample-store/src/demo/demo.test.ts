import { openPool } from "@store/commerce-service/node";
import { createTestService, type TestService } from "@store/commerce-service/testing";
import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { cartOperations } from "@store/contract/cart";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { html } from "./html.ts";
import { registerDemoRoutes } from "./register-demo-routes.ts";
import { scenarios } from "./scenarios.ts";

const { addItems, getCartJsx } = cartOperations;

let shop: TestService;
beforeAll(async () => {
  shop = await createTestService({ addRoutes: registerDemoRoutes });
});
afterAll(() => shop.close());

describe("the demonstration page", () => {
  it("does not exist unless it is enabled", async () => {
    const own = await createTestService();
    expect((await own.shopper().send("/demo")).status).toBe(404);
    const post = { method: "POST", headers: { origin: "http://localhost:3000" } };
    expect((await own.shopper().send("/demo/fill?scenario=sofa", post)).status).toBe(404);
    await own.close();
  });

  it("lists cards, SKUs with their stock, states and stores, and runs no scripts", async () => {
    const response = await shop.shopper().send("/demo");
    const page = await response.text();
    expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
    for (const text of [
      "4111 1111 1111 1111",
      "Declined",
      sampleSkus.blackLamp,
      "CA, ME, MN, VT, WA",
      "(312) 555-0142",
    ]) {
      expect(page).toContain(text);
    }
    expect(page).not.toContain("<script");
  });

  it("lists the test bench", async () => {
    const page = await (await shop.shopper().send("/demo")).text();
    for (const text of [
      "TAKE25",
      "6199 1000 2000 3017",
      "QX7K-4M2P-9A3T",
      "7301 4420 0186 2275",
      "nell.ashby@example.com",
      "wallets.localhost",
      "@mina-okafor",
    ]) {
      expect(page).toContain(text);
    }
  });

  it.each(scenarios)("fills a cart: $title", async ({ name, items, donation }) => {
    const shopper = shop.shopper();
    await shopper.call(addItems, { items: [{ Sku: sampleSkus.sageTowels }] });
    const response = await shopper.send(`/demo/fill?scenario=${name}`, {
      method: "POST",
      headers: { origin: "http://localhost:3000" },
    });
    expect([response.status, response.headers.get("location")]).toEqual([303, "/checkout/cart"]);
    const { body } = await shopper.call(getCartJsx, {});
    expect(body.cartData?.lineItems.map(({ sku }) => sku)).toEqual([
      ...items.map(({ Sku }) => Sku),
      ...(donation ? [donation.sku] : []),
    ]);
  });

  it("fills no cart for another site's page or for an unknown name", async () => {
    const shopper = shop.shopper();
    const foreign = { method: "POST", headers: { origin: "https://evil.example" } };
    const own = { method: "POST", headers: { origin: "http://localhost:3000" } };
    expect((await shopper.send("/demo/fill?scenario=sofa", foreign)).status).toBe(403);
    expect((await shopper.send("/demo/fill?scenario=palace", own)).status).toBe(404);
    expect(shopper.cookies.size).toBe(0);
  });
});

it("filling a cart, which begins a session, answers 503 while the database is away", async () => {
  const own = await createTestService({ addRoutes: registerDemoRoutes, limited: true });
  const shopper = own.shopper();
  const name = new URL(own.databaseUrl).pathname.slice(1);
  const admin = new URL(own.databaseUrl);
  admin.pathname = "/postgres";
  const server = openPool(admin.href);
  await sql`alter database ${sql.id(name)} allow_connections false`.execute(server);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`.execute(server);
  const fill = { method: "POST", headers: { origin: "http://localhost:3000" } };
  const { status, headers } = await shopper.send("/demo/fill?scenario=sofa", fill);
  expect([status, headers.get("retry-after")]).toEqual([503, "2"]);
  await sql`alter database ${sql.id(name)} allow_connections true`.execute(server);
  await server.destroy();
  await own.close();
});

it("escapes values", () => {
  expect(html`<b title="${`"><script>`}">${html`<i>${"Tom & Co"}</i>`}</b>`.markup).toBe(
    '<b title="&quot;&gt;&lt;script&gt;"><i>Tom &amp; Co</i></b>',
  );
});
