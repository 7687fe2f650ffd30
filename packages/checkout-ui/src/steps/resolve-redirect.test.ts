import { describe, expect, it } from "vitest";
import { resolveRedirect } from "./resolve-redirect.ts";

const rules = { origin: "https://shop.example", allowedHosts: ["pay.example"] };

describe("the redirect of a reply", () => {
  it.each([
    ["/checkout/confirmation?orderId=7#top", "/checkout/confirmation?orderId=7#top"],
    ["https://shop.example/checkout/review", "/checkout/review"],
    ["/checkout/shippingandgiftoptions/", "/checkout/shippingandgiftoptions"],
  ])("stays in the app for a step: %s [CHK-35]", (url, path) => {
    expect(resolveRedirect(url, rules)).toEqual({ kind: "inFlow", path });
  });

  it.each([
    ["/account/orders", "https://shop.example/account/orders"],
    ["/checkout", "https://shop.example/checkout"],
    ["https://pay.example/step", "https://pay.example/step"],
  ])("loads a document for another allowed URL: %s [CHK-36]", (url, leave) => {
    expect(resolveRedirect(url, rules)).toEqual({ kind: "leave", url: leave });
  });

  it.each([null, undefined, "", "/checkout/cart", "https://shop.example/checkout/cart?x=1"])(
    "is the cart without a URL or for the cart's own: %s [CHK-37]",
    (url) => {
      expect(resolveRedirect(url, rules)).toEqual({ kind: "cart" });
    },
  );

  it.each(["https://evil.example/", "//evil.example/x", "javascript:alert(1)", "https://", "data:text/html,x"])(
    "refuses every other place and names it for the log: %s [CHK-36]",
    (url) => {
      expect(resolveRedirect(url, rules)).toEqual({ kind: "cart", refusedUrl: url });
    },
  );
});
