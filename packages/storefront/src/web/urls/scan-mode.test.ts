import { describe, expect, it } from "vitest";
import { isScanMode, isScanPath, toScanModeCookie } from "./scan-mode.ts";

describe("isScanMode", () => {
  it.each([
    ["scanMode=true", true],
    ["a=b; scanMode=true; c=d", true],
    ["scanMode=false", false],
    ["scanMode=TRUE", false],
    ["scanMode=1", false],
    ["scanMode=truely", false],
    ["scanMode=", false],
    ["oldscanMode=true", false],
    ["", false],
    [null, false],
  ])("with the cookies %j is %s [REG-15]", (cookies, isOn) => {
    expect(isScanMode(cookies)).toBe(isOn);
  });
});

describe("toScanModeCookie", () => {
  it("lasts as long as the session, and scripts can read it [REG-15]", () => {
    expect(toScanModeCookie(true)).toBe("scanMode=true; Path=/; SameSite=Lax");
  });

  it("is removed at the end [REG-15]", () => {
    expect(toScanModeCookie(false)).toBe("scanMode=; Path=/; SameSite=Lax; Max-Age=0");
  });
});

it.each([
  ["/gift-registry/scan", true],
  ["/gift-registry/scan?code=100401", true],
  ["/gift-registry/scanner", false],
  ["/gift-registry/registrant-list", false],
])("isScanPath of %s is %s", (path, expected) => {
  expect(isScanPath(path)).toBe(expected);
});
