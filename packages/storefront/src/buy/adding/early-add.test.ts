import { addedSample } from "@store/product-ui/added-sample";
import { addedAttribute } from "@store/ui-kit/early-protocol";
import { describe, expect, it } from "vitest";
import { createStorefront } from "../../app/server/create-storefront.ts";
import { buildWith, commerceSample, configSample } from "../../app/server/storefront.fixture.ts";
import * as earlyAdd from "./early-add.route.tsx";

const here = "http://localhost:3000";
const build = buildWith([["early-add", "checkout/cart/early-add", earlyAdd]]);

const [lamp] = addedSample.items;
const added = { ...addedSample, items: [{ ...lamp, name: 'Beacon "Small" <Lamp>' }] };

/** Adds before the application runs, at a service with this reply to each call. */
async function add(reply: () => Response, fields: object) {
  const { fetch } = commerceSample();
  const keys: (string | null)[] = [];
  const shop = createStorefront({
    config: configSample,
    build,
    mode: "production",
    commerce: {
      async fetch(request) {
        if (new URL(request.url).pathname !== "/Cart/AddItems") return fetch(request);
        keys.push(request.headers.get("Idempotency-Key"));
        return reply();
      },
    },
  });
  const body = () => new URLSearchParams({ sku: "100401", ...fields });
  const send = () =>
    shop.fetch(
      new Request(`${here}/checkout/cart/early-add`, { method: "POST", body: body(), headers: { origin: here } }),
    );
  const response = await send();
  return { response, text: await response.text(), keys, send };
}

describe("an add before the application runs", () => {
  it("is answered with its confirmation alone, which nobody keeps [CONF-21]", async () => {
    const { response, text } = await add(() => Response.json(added), { nonce: "1-2" });
    expect([response.status, response.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
    expect(text).toContain(">2 item(s) added to your cart</h2>");
    expect(text).toContain("<strong>Beacon &quot;Small&quot; &lt;Lamp&gt;</strong>");
    expect(text).toContain('<a href="/checkout/cart" ');
    const [, data = ""] = new RegExp(`${addedAttribute}="([^"]*)" data-sku="100401"`).exec(text) ?? [];
    expect(JSON.parse(data.replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&gt;", ">"))).toEqual(added);
  });

  it("is added once, however often the same press arrives", async () => {
    const { keys, send } = await add(() => Response.json(added), { nonce: "1-2" });
    await send();
    expect(keys[0]).toEqual(expect.any(String));
    expect(keys[1]).toBe(keys[0]);
  });

  it.each([
    [
      "needs terms",
      { ...added, isSuccess: false, items: [], terms: [{ termsId: "t-1", title: null, message: "Final sale." }] },
    ],
    ["is refused", { ...added, isSuccess: false, items: [], message: "Sold out." }],
  ])("has no confirmation if it %s", async (_case, reply) => {
    const { response, text } = await add(() => Response.json(reply), {});
    expect([response.status, text]).toEqual([204, ""]);
  });
});
