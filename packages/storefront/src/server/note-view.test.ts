import { createCheckoutClient } from "@store/checkout-client";
import { describe, expect, it } from "vitest";
import { noteView } from "./note-view.ts";

const lamp = { productId: "beacon-lamp", sku: "100401" };
const browser = { "sec-fetch-dest": "document" };

async function callsOf(headers: Record<string, string>, status = 200) {
  const calls: unknown[] = [];
  const client = createCheckoutClient({
    baseUrl: "",
    getToken: () => null,
    fetch: async (url, { method, body }) => {
      calls.push([method, url, JSON.parse(String(body))]);
      return Response.json({ isSuccess: status === 200 }, { status });
    },
  });
  await noteView(client, lamp, new Request("http://shop.test/", { headers }));
  return calls;
}

describe("noteView", () => {
  it("tells the service which product a shopper looks at [CALL-096]", async () => {
    expect(await callsOf(browser)).toEqual([
      ["POST", "/browse/recentlyviewed/Update", { sku: "100401", familyId: "beacon-lamp", optionChoiceParameter: "" }],
    ]);
  });

  it.each([
    ["data fetched ahead of a click", { "sec-fetch-dest": "empty" }],
    ["what is no browser", {}],
  ])("notes nothing for %s", async (_, headers) => expect(await callsOf(headers)).toEqual([]));

  it("leaves the page alone when the service cannot note it", async () =>
    expect(await callsOf(browser, 500)).toHaveLength(1));
});
