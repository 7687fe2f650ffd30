import { describe, expect, it } from "vitest";
import { securityHeaders } from "./security-headers.ts";

const directivesOf = (options: { development: boolean }) =>
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
