import { expect, it } from "vitest";
import { callUrl } from "./call-url.ts";

it("never lets a value leave its place in the path", () => {
  expect(callUrl({ method: "GET", path: "/product/{sku}" }, { sku: "../cart?x=1" })).toBe("/product/..%2Fcart%3Fx%3D1");
});

it("refuses a request without a field of its path, naming it", () => {
  expect(() => callUrl({ method: "GET", path: "/product/{sku}" }, {})).toThrow('"sku"');
});

it("leaves out of the query what is absent", () => {
  expect(callUrl({ method: "GET", path: "/a" }, { page: undefined, text: null, size: 0 })).toBe("/a?size=0");
});
