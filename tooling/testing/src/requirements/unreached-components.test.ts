import path from "node:path";
import { findImports, readImportGraph } from "@store/dev/import-graph";
import { describe, expect, it } from "vitest";
import { findReachedByPages, findUnreached, isReached, ownUse } from "./unreached-components.ts";

const root = path.resolve(import.meta.dirname, "../../../..");

describe("findImports", () => {
  it.each([
    ['import { a } from "./a.ts";', ["./a.ts"]],
    ['import {\n  a,\n  b,\n} from "./a.ts";', ["./a.ts"]],
    ['import "./side-effect.ts";', ["./side-effect.ts"]],
    ['export { a } from "./a.ts";', ["./a.ts"]],
    ['export * from "./a.ts";', ["./a.ts"]],
    ['const Part = lazyPart(() => import("./part.tsx").then((part) => part.Part));', ["./part.tsx"]],
    ['route("stores", "shop/content/stores.route.tsx", { id: "stores" })', ["./shop/content/stores.route.tsx"]],
    ['import type { A } from "./a.ts";', []],
    ['export type { A } from "./a.ts";', []],
    ['/** @example lazyPart(() => import("./part.tsx")) */', []],
    ['// import { a } from "./a.ts";', []],
  ])("of %j are %j", (source, imports) => {
    expect(findImports(source)).toEqual(imports);
  });
});

describe("what the pages reach", () => {
  const graph = new Map([
    ["apps/shop/app/root.tsx", ["packages/ui/src/frame.tsx"]],
    ["apps/storybook/src/preview.tsx", ["packages/ui/src/only-shown.tsx"]],
    ["packages/ui/src/frame.tsx", ["packages/ui/src/lazy.tsx"]],
    ["packages/ui/src/lazy.tsx", []],
    ["packages/ui/src/only-shown.tsx", []],
    ["packages/ui/src/only-shown.stories.tsx", ["packages/ui/src/only-shown.tsx"]],
    ["packages/ui/src/only-shown.test.tsx", ["packages/ui/src/only-shown.stories.tsx"]],
    ["packages/ui/src/frame.test.tsx", ["packages/ui/src/frame.tsx", "packages/ui/src/frame.samples.ts"]],
    ["packages/ui/src/frame.samples.ts", []],
    ["packages/ui/src/rule.test.ts", []],
  ]);
  const reached = findReachedByPages(graph);

  it("is what the apps import, but not what only Storybook or a test does", () => {
    expect(findUnreached(graph)).toEqual(["packages/ui/src/only-shown.tsx"]);
    expect(findUnreached(graph, { "packages/ui/src/only-shown.tsx": "for other shops" })).toEqual([]);
  });

  it("decides which tests count", () => {
    expect(isReached("packages/ui/src/frame.test.tsx", graph, reached)).toBe(true);
    expect(isReached("packages/ui/src/rule.test.ts", graph, reached)).toBe(true);
    expect(isReached("packages/ui/src/only-shown.test.tsx", graph, reached)).toBe(false);
    expect(isReached("packages/ui/src/only-shown.stories.tsx", graph, reached)).toBe(false);
  });
});

describe("the workspace", () => {
  const graph = readImportGraph(root);
  const reached = findReachedByPages(graph);

  it("has no component that no page reaches", () => {
    expect(findUnreached(graph)).toEqual([]);
    expect(Object.keys(ownUse).filter((file) => reached.has(file) || !graph.has(file))).toEqual([]);
  });

  it("is read from its routes to lazy parts, entries of packages and mail templates", () => {
    for (const file of [
      "packages/storefront/src/shop/content/stores.route.tsx",
      "packages/storefront/src/buy/adding/add-layer-part.tsx",
      "packages/product-ui/src/add-layer/add-layer.tsx",
      "packages/ui-kit/src/reveal/reveal.tsx",
      "packages/mail/src/render-mail.tsx",
    ]) {
      expect([file, reached.has(file)]).toEqual([file, true]);
    }
  });
});
