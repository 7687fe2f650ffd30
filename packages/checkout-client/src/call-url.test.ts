import { expect, it } from "vitest";
import { callUrl } from "./create-checkout-client.ts";

it("never lets a value change the structure of the path", () => {
  expect(callUrl({ method: "GET", path: "/product/{sku}" }, { sku: "../cart?x=1" })).toBe("/product/..%2Fcart%3Fx%3D1");
});

it.each([{}, { sku: undefined }])("refuses a request without a field of its path, naming it: %o", (request) => {
  expect(() => callUrl({ method: "GET", path: "/product/{sku}" }, request)).toThrow('"sku"');
});

it("keeps a field of the path out of the query", () => {
  expect(callUrl({ method: "GET", path: "/{sku}/{page}" }, { sku: "1", page: 2, skuOf: true })).toBe("/1/2?skuOf=true");
});

it("omits undefined and null fields from the query", () => {
  expect(callUrl({ method: "GET", path: "/a" }, { page: undefined, text: null, size: 0 })).toBe("/a?size=0");
});
