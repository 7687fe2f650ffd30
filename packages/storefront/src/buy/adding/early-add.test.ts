import { addedSample } from "@store/product-ui/added-sample";
import { addedAttribute } from "@store/ui-kit/early-protocol";
import { describe, expect, it } from "vitest";
import { openShop } from "../../app/server/open-shop.fixture.ts";
import * as earlyAdd from "./early-add.route.tsx";

const [lamp] = addedSample.items;
const added = { ...addedSample, items: [{ ...lamp, name: 'Beacon "Small" <Lamp>' }] };

/** Adds before the application runs, at a service with this reply to each call. */
async function add(reply: () => Response, fields: object) {
  const shop = openShop({
    pages: [["early-add", "checkout/cart/early-add", earlyAdd]],
    answers: { "/Cart/AddItems": reply },
  });
  const send = () => shop.ask("/checkout/cart/early-add", { sku: "100401", ...fields });
  const { answer: response, html: text } = await send();
  const keys = () =>
    shop.sent.flatMap(({ path, headers }) => (path === "/Cart/AddItems" ? [headers.get("Idempotency-Key")] : []));
  return { response, text, keys, send };
}

describe("an add before the application runs", () => {
  it("is answered with its confirmation alone, which nobody keeps [CONF-21]", async () => {
    const { response, text } = await add(() => Response.json(added), { nonce: "1-2" });
    expect([response.status, response.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
    expect(text).toContain(">2 items added to your cart</h2>");
    expect(text).toContain("<strong>Beacon &quot;Small&quot; &lt;Lamp&gt;</strong>");
    expect(text).toContain('<a href="/checkout/cart" ');
    const [, data = ""] = new RegExp(`${addedAttribute}="([^"]*)" data-sku="100401"`).exec(text) ?? [];
    expect(JSON.parse(data.replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&gt;", ">"))).toEqual(added);
  });

  it("is added once, however often the same press arrives", async () => {
    const { keys, send } = await add(() => Response.json(added), { nonce: "1-2" });
    await send();
    const [first, second] = keys();
    expect(first).toEqual(expect.any(String));
    expect(second).toBe(first);
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
