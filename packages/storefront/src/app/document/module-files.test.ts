import { expect, it } from "vitest";
import { buildSample } from "../server/storefront.fixture.ts";
import { moduleFiles, withoutPreloads } from "./module-files.ts";

it("lists every module file of a page once: the entry's, then those of its routes", () => {
  const files = moduleFiles(buildSample.assets, ["root", "cart", "not-known"]);
  expect(files).toEqual(["/assets/chunk.js", "/assets/page.js"]);
});

it("makes the router announce only its entry, and leaves the build unchanged", () => {
  const { assets } = withoutPreloads(buildSample);
  expect(assets.entry).toEqual({ module: "/assets/entry.js", imports: [] });
  expect(Object.values(assets.routes).flatMap((route) => route?.imports)).toEqual([]);
  expect(buildSample.assets.entry.imports).toEqual(["/assets/chunk.js"]);
});
