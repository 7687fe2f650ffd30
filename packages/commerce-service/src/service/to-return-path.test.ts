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
