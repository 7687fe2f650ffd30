import { describe, expect, it } from "vitest";
import { toLoginPage, toReturnPath } from "./to-return-path.ts";

describe("the page to return to", () => {
  it.each(["/", "/checkout/cart", "/products/sofas?color=oat&page=2#reviews", "/account", "/account/orders"])(
    "is the one that was named: %s",
    (path) => {
      expect(toReturnPath(path)).toBe(path);
    },
  );

  it.each([
    "",
    "checkout/cart",
    "https://elsewhere.example/",
    "//elsewhere.example",
    "/\\elsewhere.example",
    "/\t/elsewhere.example",
    "/.//elsewhere.example",
    "/a/..//elsewhere.example",
    "\\\\elsewhere.example",
    "javascript:alert(1)",
    " //elsewhere.example",
    "//[",
    "/account/login?returnUrl=%2F",
    "/Account/Login",
    "/account/auth/confirm",
  ])("is the account page for %j", (returnUrl) => {
    expect(toReturnPath(returnUrl)).toBe("/account");
  });

  it("is one of this store for every spelling of another site's URL", () => {
    const starts = [
      "//",
      "/\\",
      "\\\\",
      "/\t/",
      "/\n/",
      "///",
      "/.//",
      "/./\\",
      "/a/..//",
      "/%2e//",
      "https://",
      "https:",
      " //",
      "\t//",
    ];
    const hosts = [
      "evil.example",
      "evil.example:443",
      "a@evil.example",
      "localhost@evil.example",
      "[::1]",
      "127.0.0.1",
      "EVIL.example",
      "evil%2eexample",
    ];
    const ends = ["", "/", "/account", "?a=/account", "#/account", "\\account"];
    const urls = starts.flatMap((start) => hosts.flatMap((host) => ends.map((end) => start + host + end)));
    expect(urls.length).toBeGreaterThan(500);
    for (const url of urls)
      expect(new URL(toReturnPath(url), "https://own.example").origin, url).toBe("https://own.example");
  });

  it("is kept by the login page, with the reason", () => {
    const page = new URL(toLoginPage({ returnUrl: "/checkout/cart?a=1&b=2", errorCode: "E0000004" }), "https://x.test");
    expect([page.pathname, ...page.searchParams]).toEqual([
      "/account/login",
      ["returnUrl", "/checkout/cart?a=1&b=2"],
      ["error", "E0000004"],
    ]);
    expect(page.searchParams.get("returnUrl")).toBe("/checkout/cart?a=1&b=2");
  });
});
