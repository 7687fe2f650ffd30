import type { StoreWallet } from "@store/contract/shared";
import { describe, expect, it } from "vitest";
import { securityHeaders } from "./security-headers.ts";

const directivesOf = (options: Parameters<typeof securityHeaders>[1]) =>
  new Map(
    (securityHeaders("abc", options)["Content-Security-Policy"] ?? "").split("; ").map((directive) => {
      const [name = "", ...sources] = directive.split(" ");
      return [name, sources.join(" ")];
    }),
  );

describe("the headers of a page", () => {
  it("let scripts run by their nonce, and what those load", () => {
    expect(directivesOf({ development: false }).get("script-src")).toBe("'self' 'nonce-abc' 'strict-dynamic'");
  });

  it("require trusted HTML and scripts, except in development, where Vite needs them", () => {
    const built = directivesOf({ development: false });
    expect([built.get("require-trusted-types-for"), built.get("trusted-types")]).toEqual([
      "'script'",
      "dompurify default",
    ]);
    expect(directivesOf({ development: true }).has("require-trusted-types-for")).toBe(false);
  });

  it("name where violations are reported, for old browsers and new ones", () => {
    const built = directivesOf({ development: false });
    expect([built.get("report-uri"), built.get("report-to")]).toEqual(["/csp-reports", "policy"]);
    expect(securityHeaders("abc", { development: false })["Reporting-Endpoints"]).toBe('policy="/csp-reports"');
  });

  it("allow the camera on the page that scans alone", () => {
    const { "Permissions-Policy": policy } = securityHeaders("abc", { development: false, allowsCamera: true });
    expect(policy).toMatch(/camera=\(self\), microphone=\(\)/);
  });

  it("isolate the page from other origins and allow only payment of all browser features", () => {
    expect(securityHeaders("abc", { development: false })).toMatchObject({
      "Cross-Origin-Opener-Policy": "same-origin",
      "Cross-Origin-Resource-Policy": "same-origin",
      "Permissions-Policy": expect.stringMatching(/^payment=\(self\), camera=\(\), microphone=\(\), geolocation=\(\)/),
    });
  });
});

const payPal: StoreWallet = { kind: "payPal", name: "PayPal", origin: "https://pay.example", opens: "window" };
const applePay: StoreWallet = { kind: "applePay", name: "Apple Pay", origin: "https://apple.example", opens: "frame" };
const both = "https://pay.example https://apple.example";

describe("the headers of a page whose wallets are of other origins", () => {
  it.each([
    ["script-src", `'self' 'nonce-abc' 'strict-dynamic' ${both}`],
    ["frame-src", `'self' ${both}`],
    ["connect-src", `'self' ${both}`],
    ["img-src", `'self' data: ${both}`],
    ["trusted-types", "dompurify default wallets"],
    // Leaving the store is a link or a script.
    ["form-action", "'self'"],
    ["frame-ancestors", "'none'"],
    ["style-src", "'self' 'nonce-abc'"],
  ])("have in %s: %s", (directive, sources) => {
    const wallets = [payPal, { ...payPal, kind: "venmo" } as const, applePay];
    expect(directivesOf({ development: false, wallets }).get(directive)).toBe(sources);
  });

  it("name them in development too, where nothing has to be trusted", () => {
    const directives = directivesOf({ development: true, wallets: [payPal] });
    expect([directives.get("connect-src"), directives.get("frame-src"), directives.has("trusted-types")]).toEqual([
      "'self' ws: https://pay.example",
      "'self' https://pay.example",
      false,
    ]);
  });

  it.each([
    ["window", "same-origin-allow-popups"],
    ["frame", "same-origin"],
    ["page", "same-origin"],
  ] as const)("with a sheet that is a %s isolate the page by %s", (opens, isolation) => {
    const headers = securityHeaders("abc", { development: false, wallets: [{ ...payPal, opens }] });
    expect(headers["Cross-Origin-Opener-Policy"]).toBe(isolation);
  });

  it("let their frames pay, and no others", () => {
    const headers = securityHeaders("abc", { development: false, wallets: [payPal, applePay] });
    expect(headers["Permissions-Policy"]).toMatch(
      /^payment=\(self "https:\/\/pay\.example" "https:\/\/apple\.example"\), camera=\(\)/,
    );
  });
});

it("a page without wallets has the content policy of before", () => {
  const { "Content-Security-Policy": policy } = securityHeaders("abc", { development: false, wallets: [] });
  expect(policy).toBe(
    "default-src 'self'; script-src 'self' 'nonce-abc' 'strict-dynamic'; style-src 'self' 'nonce-abc'; style-src-attr 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'; object-src 'none'; require-trusted-types-for 'script'; trusted-types dompurify default; report-uri /csp-reports; report-to policy",
  );
});
