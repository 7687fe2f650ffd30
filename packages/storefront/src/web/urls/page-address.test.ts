import { describe, expect, it } from "vitest";
import { isListed, toCanonicalPath } from "./page-address.ts";

const at = (address: string) => {
  const { pathname, search } = new URL(address, "http://localhost");
  return { pathname, search };
};

describe("toCanonicalPath", () => {
  it.each([
    ["/", "/"],
    ["/browse/sofas", "/browse/sofas"],
    ["/browse/sofas/", "/browse/sofas"],
    ["/browse/sofas?color=green&sort=price-low", "/browse/sofas"],
    ["/browse/sofas?page=1", "/browse/sofas"],
    ["/browse/sofas?page=9999", "/browse/sofas"],
    ["/browse/sofas?query=velvet", "/browse/sofas"],
    ["/search?query=velvet%20chair&color=blue", "/search?query=velvet+chair"],
    ["/browse/sofas?page=%3Cscript%3E", "/browse/sofas"],
    ["/product/100101?utm_source=mail&gclid=1&fbclid=2&srsltid=3", "/product/100101"],
    ["/search/?query=oak&utm_source=mail", "/search?query=oak"],
    ["/stores?color=", "/stores"],
  ])("the canonical path of %s is %s", (address, known) => expect(toCanonicalPath(at(address))).toBe(known));

  it("names the page that is shown, not the requested one", () => {
    expect(toCanonicalPath({ ...at("/browse/sofas/?page=9999"), page: 2 })).toBe("/browse/sofas?page=2");
    expect(toCanonicalPath({ ...at("/search?query=oak&page=1"), page: 3 })).toBe("/search?query=oak&page=3");
  });
});

describe("isListed", () => {
  it.each([
    ["/", true],
    ["/product/100101", true],
    ["/browse/sofas?page=2", true],
    ["/browse/sofas?utm_source=mail", true],
    ["/search?query=sofa", true],
    ["/search", false],
    ["/search?query=%20", false],
    ["/search/?color=blue", false],
    ["/order/4f1c", false],
    ["/ship-to", false],
    ["/gift-registry/authenticate", false],
    ["/free-swatches", true],
    ["/free-swatches/thank-you", false],
    ["/checkout/cart", false],
    ["/checkouts", true],
    ["/account/login", false],
  ])("%s: %s", (address, listed) => expect(isListed(at(address))).toBe(listed));
});
