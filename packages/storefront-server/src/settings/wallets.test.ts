import { describe, expect, it } from "vitest";
import { readServerSettings } from "./read-settings.ts";
import { toStoreWallets } from "./wallets.ts";

const read = (environment: Record<string, string>) => {
  const reading = readServerSettings(environment);
  return reading.ok ? reading.settings.wallets : reading.message;
};
const production = {
  STORE_ENVIRONMENT: "production",
  STORE_ORIGIN_US: "https://linden.example",
  STORE_ORIGIN_US_MODERN: "https://plinth.example",
  STORE_ORIGIN_CA: "https://linden.example.ca",
  STORE_ORIGIN_CA_MODERN: "https://plinth.example.ca",
  STORE_ORIGIN_PLANNER: "https://planner.example",
};

describe("the wallets of a store", () => {
  it.each([
    [{}, { US: ["payPal", "venmo", "applePay"], CA: ["payPal", "applePay"] }],
    [{ STORE_WALLETS: "" }, { US: ["payPal", "venmo", "applePay"], CA: ["payPal", "applePay"] }],
    [{ STORE_WALLETS: "none" }, { US: [], CA: [] }],
    [{ STORE_WALLETS: " venmo , masterpass,venmo" }, { US: ["venmo", "masterpass"], CA: ["masterpass"] }],
    [{ STORE_WALLETS: "visaCheckout" }, { US: ["visaCheckout"], CA: ["visaCheckout"] }],
    [production, { US: [], CA: [] }],
    [
      { ...production, STORE_WALLETS: "none" },
      { US: [], CA: [] },
    ],
  ])("are those that are set, each on its sites: %o [TEND-01]", (environment, wallets) => {
    expect(read(environment)).toEqual(wallets);
  });

  it("are refused in production, where a sandbox pays nothing", () => {
    expect(read({ ...production, STORE_WALLETS: "payPal,applePay" })).toBe(
      "STORE_WALLETS names payPal, applePay, but the store has only sandbox wallets yet, which pay nothing. Set it to none in production.",
    );
  });

  it.each(["paypal", "payPal;venmo", "none,payPal", "constructor", "payPal,"])("may not be named %s", (text) => {
    expect(read({ STORE_WALLETS: text })).toMatch(/^STORE_WALLETS names ".*"\. Set it to some of payPal, venmo, /);
  });
});

it("tells a storefront what its wallets are called, where their sheets are, and what they open", () => {
  const origin = "http://wallets.localhost:3003";
  expect(toStoreWallets(["payPal", "masterpass"], origin)).toEqual([
    { kind: "payPal", name: "PayPal", origin, opens: "window" },
    { kind: "masterpass", name: "Masterpass", origin, opens: "page" },
  ]);
  expect(toStoreWallets(["payPal"], undefined)).toEqual([]);
});
