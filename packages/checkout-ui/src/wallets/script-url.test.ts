import { afterEach, beforeEach, expect, it, vi } from "vitest";

const trusted = { toString: () => "trusted" };
type Rules = { createScriptURL(text: string): string | null };
const createPolicy = vi.fn((_name: string, { createScriptURL }: Rules) => ({
  createScriptURL: (text: string) => (createScriptURL(text) === null ? null : trusted),
}));

beforeEach(() => {
  vi.resetModules();
  createPolicy.mockClear();
});
afterEach(() => vi.unstubAllGlobals());
const load = async () => (await import("./script-url.ts")).toScriptUrl;

it("makes the addresses of all wallets by one policy, which a document allows once", async () => {
  vi.stubGlobal("trustedTypes", { createPolicy });
  const toScriptUrl = await load();
  expect(toScriptUrl({ origin: "https://pay.example" }, "/sdk.js")).toBe(trusted);
  expect(toScriptUrl({ origin: "https://apple.example" }, "/v1/sdk.js")).toBe(trusted);
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(["wallets"]);
  const rules = createPolicy.mock.calls[0]?.[1];
  expect(rules?.createScriptURL("https://other.example/sdk.js")).toBeNull();
});

it("makes a plain address where the browser asks for no other", async () => {
  const toScriptUrl = await load();
  expect(toScriptUrl({ origin: "https://pay.example" }, "/sdk.js")).toBe("https://pay.example/sdk.js");
});

it.each(["https://other.example/sdk.js", "//other.example/sdk.js"])(
  "refuses %s, which is not the wallet's",
  async (path) => {
    const toScriptUrl = await load();
    expect(() => toScriptUrl({ origin: "https://pay.example" }, path)).toThrow(TypeError);
  },
);
