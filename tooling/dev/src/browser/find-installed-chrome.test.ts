import { expect, it } from "vitest";
import { findInstalledChrome } from "./find-installed-chrome.ts";

it("finds the first browser that is installed in its usual place", () => {
  expect(findInstalledChrome("linux", (file) => file.startsWith("/usr/bin/chromium"))).toBe("/usr/bin/chromium");
});

it("finds none on a machine without one, or of a kind it does not know", () => {
  expect(findInstalledChrome("darwin", () => false)).toBeUndefined();
  expect(findInstalledChrome("aix", () => true)).toBeUndefined();
});
