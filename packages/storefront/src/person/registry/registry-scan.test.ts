import { registryOperations as calls } from "@store/contract/registry";
import { expect, it, vi } from "vitest";
import { createStorefront } from "../../app/server/create-storefront.ts";
import { buildWith, commerceSample, configSample } from "../../app/server/storefront.fixture.ts";
import { productSample } from "../../shop/product/product.samples.ts";
import * as scan from "./registry-scan.route.tsx";

vi.mock("@store/product-ui/registry-add.css?url", () => ({ default: "/assets/registry-add.css" }));

const here = "http://localhost:3000";
const build = buildWith([["scan", "gift-registry/scan", { ...scan, links: () => [] }]]);

/** Submits a code on the scan page; returns the answer, and what was added. */
async function submit(code: string) {
  const { fetch } = commerceSample();
  const added: unknown[] = [];
  const registries = [{ grId: "r-1", name: "Ada & Ben", registryType: "br", eventDate: "2027-06-12" }];
  const shop = createStorefront({
    config: configSample,
    build,
    mode: "production",
    commerce: {
      async fetch(request) {
        const { pathname } = new URL(request.url);
        if (pathname === calls.getRegistries.path) return Response.json({ registries });
        if (pathname.endsWith("/product/100401")) return Response.json(productSample);
        if (pathname !== calls.addRegistryItems.path) return fetch(request);
        added.push(await request.json());
        return Response.json({ isSuccess: true, items: [], addedItemCount: 1 });
      },
    },
  });
  const body = new URLSearchParams({ code, __RequestVerificationToken: "token-1", nonce: "nonce-1" });
  const headers = { origin: here, "sec-fetch-dest": "document" };
  const { status } = await shop.fetch(new Request(`${here}/gift-registry/scan`, { method: "POST", headers, body }));
  return { status, added };
}

it.each(["/product/100401", "localhost:3000/product/100401", "http://modern.localhost:3000/product/100401"])(
  "adds the item of the address %s, of this brand or the other one [REG-15]",
  async (code) => {
    expect(await submit(code)).toEqual({ status: 303, added: [[{ Sku: "100401", Quantity: 1, GrId: "r-1" }]] });
  },
);

it("adds nothing for an address of another shop [REG-15]", async () => {
  expect(await submit("https://elsewhere.example/product/100401")).toEqual({ status: 422, added: [] });
});
