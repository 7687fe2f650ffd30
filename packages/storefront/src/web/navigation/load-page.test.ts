import { NavigationType } from "react-router";
import { expect, it } from "vitest";
import { isPageMissing } from "./load-page.ts";

const at = (pathname: string) => ({ pathname, search: "", hash: "", state: null, key: "default", mask: undefined });
const goes = (from: string, to: string) =>
  isPageMissing({ currentLocation: at(from), nextLocation: at(to), historyAction: NavigationType.Replace });

it("holds no navigation from a product to another, so that another fabric keeps the place on the page", () => {
  expect(goes("/product/100101", "/product/100102")).toBe(false);
  expect(goes("/product/100101", "/stores")).toBe(true);
  expect(goes("/product/100101", "/special-order/130104")).toBe(true);
});
