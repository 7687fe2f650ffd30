import { randomInt, randomUUID } from "node:crypto";
import https from "node:https";
import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { expect, test } from "./set-up/journey.ts";
import { addToCart } from "./set-up/shopper.ts";
import { storedRows } from "./set-up/stored-rows.ts";
import { openTlsProxy, type TlsProxy } from "./set-up/tls-proxy.ts";

const { lamp } = sampleSkus;
const everywhere = { tag: ["@us-desktop", "@one-brand", "@one-width"] };

for (const javaScriptEnabled of [true, false])
  test(
    `behind a TLS proxy a guest ${javaScriptEnabled ? "with" : "without"} scripts adds to the cart by a form`,
    everywhere,
    async ({ browser, storeUrl }) => {
      const proxy = await openTlsProxy(storeUrl);
      const context = await browser.newContext({ ignoreHTTPSErrors: true, javaScriptEnabled });
      const page = await context.newPage();
      const posts: string[] = [];
      page.on("request", (request) => {
        if (request.method() === "POST") posts.push(new URL(request.url()).pathname);
      });
      const document = await page.goto(`${proxy.url}/product/${lamp}`);
      expect(document?.headers()["strict-transport-security"]).toBe("max-age=31536000");
      if (javaScriptEnabled) await page.waitForLoadState("networkidle");
      await addToCart(page);
      await expect(page).toHaveURL(`${proxy.url}/checkout/cart`);
      await expect(page.getByRole("list", { name: "Items in your cart" }).getByRole("listitem")).toHaveCount(1);
      expect(posts).toContain(javaScriptEnabled ? "/checkout/cart/early-add" : `/product/${lamp}`);
      const cookies = await context.cookies();
      expect(cookies.filter(({ name }) => name.includes("session"))).toEqual([
        expect.objectContaining({ secure: true, httpOnly: true, sameSite: "Lax" }),
      ]);
      await context.close();
      proxy.close();
    },
  );

interface From {
  /** The location of the shopper's machine. */
  address: string;
  headers?: Record<string, string>;
}

/** Adds a lamp, as a page of the shop would, from a machine of one's own choice. */
function addFrom(proxy: TlsProxy, { address, headers = {} }: From): Promise<number | undefined> {
  const body = JSON.stringify({ items: [{ Sku: lamp }] });
  const own = { origin: proxy.url, "content-type": "application/json", "idempotency-key": randomUUID() };
  return new Promise((resolve, reject) => {
    https
      .request(
        {
          host: "127.0.0.1",
          port: proxy.port,
          path: "/Cart/AddItems",
          method: "POST",
          localAddress: address,
          rejectUnauthorized: false,
          headers: { host: new URL(proxy.url).host, ...own, ...headers },
        },
        (answer) => {
          answer.resume();
          answer.once("end", () => resolve(answer.statusCode));
        },
      )
      .once("error", reject)
      .end(body);
  });
}

test(
  "behind a TLS proxy each shopper has a budget of their own, and a forged header has no effect",
  everywhere,
  async ({ storeUrl }) => {
    const proxy = await openTlsProxy(storeUrl);
    const budgets = async () =>
      new Map(
        (
          await storedRows<{ subject: string; used: number }>(
            "select subject, used from rate_limit where subject like 'changes address %'",
            [],
          )
        ).map(({ subject, used }) => [subject, used]),
      );
    // Other journeys use up the rate limit of this machine's address.
    expect(await addFrom(proxy, { address: "127.0.0.1" })).toBe(200);
    const known = await budgets();
    // Two network blocks that no earlier run has used; neighboring addresses count as one.
    const street = randomInt(1, 255);
    const house = randomInt(1, 254);
    const one = `127.${street}.${house}.1`;
    expect(await addFrom(proxy, { address: one })).toBe(200);
    expect(await addFrom(proxy, { address: `127.${street}.${house + 1}.1` })).toBe(200);
    const forged = {
      "x-forwarded-for": "203.0.113.9",
      "x-store-client-address": "203.0.113.9",
      forwarded: "for=1.2.3.4",
    };
    expect(await addFrom(proxy, { address: one, headers: forged })).toBe(200);
    const spent = [...(await budgets())].filter(([subject]) => !known.has(subject)).map(([, used]) => used);
    expect(spent.sort()).toEqual([1, 2]);

    const direct = await fetch(`${storeUrl.replace("localhost", "127.0.0.1")}/Cart/AddItems`, {
      method: "POST",
      headers: { origin: "https://evil.example", "x-forwarded-proto": "https", "x-forwarded-host": "evil.example" },
      body: "{}",
    });
    expect(direct.status).toBe(403);
    proxy.close();
  },
);

test(
  "behind a TLS proxy the planner's 3D view is visited over TLS only, as the shops are",
  everywhere,
  async ({ request, playwright, storeUrl }) => {
    const planner = await request.get(`${storeUrl}/sectional-planner/dune`);
    const [, origin = ""] = /frame-src 'self' ([^;]+)/.exec(planner.headers()["content-security-policy"] ?? "") ?? [];
    const proxy = await openTlsProxy(origin);
    const secure = await playwright.request.newContext({ ignoreHTTPSErrors: true });
    const overTls = await secure.get(proxy.url);
    expect([overTls.status(), overTls.headers()["strict-transport-security"]]).toEqual([200, "max-age=31536000"]);
    expect((await request.get(origin)).headers()).not.toHaveProperty("strict-transport-security");
    await secure.dispose();
    proxy.close();
  },
);
