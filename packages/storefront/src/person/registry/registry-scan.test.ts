import { registryOperations as calls } from "@store/contract/registry";
import { expect, it, vi } from "vitest";
import { openShop } from "../../app/server/open-shop.fixture.ts";
import { productSample } from "../../shop/product/product.samples.ts";
import * as scan from "./registry-scan.route.tsx";

vi.mock("@store/product-ui/registry-add.css?url", () => ({ default: "/assets/registry-add.css" }));

/** Submits a code on the scan page; returns the answer, and what was added. */
async function submit(code: string) {
  const registries = [{ grId: "r-1", name: "Ada & Ben", registryType: "br", eventDate: "2027-06-12" }];
  const shop = openShop({
    pages: [["scan", "gift-registry/scan", scan]],
    answers: {
      [calls.getRegistries.path]: { registries },
      "/browse/catalog/product/100401": productSample,
      [calls.addRegistryItems.path]: { isSuccess: true, items: [], addedItemCount: 1 },
    },
  });
  const headers = { origin: "http://localhost:3000", "sec-fetch-dest": "document" };
  const { status } = await shop.submit("/gift-registry/scan", { code }, headers);
  return { status, added: shop.bodiesOf(calls.addRegistryItems.path) };
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
