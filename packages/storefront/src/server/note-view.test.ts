import { createCheckoutClient } from "@store/checkout-client";
import { describe, expect, it } from "vitest";
import { noteView } from "./note-view.ts";

const lamp = { productId: "beacon-lamp", sku: "100401" };
const browser = { "sec-fetch-dest": "document" };

async function noteFrom(headers: Record<string, string>, status = 200) {
  const calls: unknown[] = [];
  const client = createCheckoutClient({
    baseUrl: "",
    getToken: () => null,
    fetch: async (url, { method, body }) => {
      calls.push([method, url, JSON.parse(String(body))]);
      return Response.json({ isSuccess: status === 200 }, { status });
    },
  });
  const isNoted = await noteView(client, lamp, new Request("http://shop.test/", { headers }));
  return { calls, isNoted };
}

describe("noteView", () => {
  it("tells the service which product a shopper looks at [CALL-096]", async () => {
    const view = { sku: "100401", familyId: "beacon-lamp", optionChoiceParameter: "" };
    const calls = [["POST", "/browse/recentlyviewed/Update", view]];
    expect(await noteFrom(browser)).toEqual({ calls, isNoted: true });
  });

  it.each([
    ["data fetched ahead of a click", { "sec-fetch-dest": "empty" }],
    ["a page fetched ahead of a click", { ...browser, "sec-purpose": "prefetch" }],
    ["what is no browser", {}],
  ])("notes nothing for %s", async (_, headers) =>
    expect(await noteFrom(headers)).toEqual({ calls: [], isNoted: false }),
  );

  it("leaves the page alone when the service cannot note it", async () =>
    expect((await noteFrom(browser, 500)).isNoted).toBe(false));
});
