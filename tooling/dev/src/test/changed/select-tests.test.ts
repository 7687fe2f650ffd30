import { describe, expect, it } from "vitest";
import { readImportGraph } from "../../workspace/import-graph.ts";
import { workspaceRoot } from "../../workspace/workspace-root.ts";
import { chooseChangedSuites } from "./choose-changed-suites.ts";
import { type Selection, selectTests } from "./select-tests.ts";

// The changes are planted in the graph of this workspace, so that a file that moves is noticed.
const graph = readImportGraph(workspaceRoot);
const select = (...files: string[]) => selectTests(files, graph);

function some(selection: Selection) {
  if (selection.kind === "everything") throw new Error(`Everything is selected because of ${selection.because}.`);
  return selection;
}
const packagesOf = (files: readonly string[]) => new Set(files.map((file) => file.split("/")[1]));
const options = { root: "/clone (1)", isDeepChanged: false };
const suitesOf = (selection: Selection, isWhole = false) =>
  chooseChangedSuites(selection, { isWhole }, options).map(({ name }) => name);

describe("everything runs after a change of what imports do not show:", () => {
  it.each([
    ["a style", "packages/ui-kit/src/button/button.css"],
    ["a migration", "packages/commerce-service/src/database/migrations/all-migrations.ts"],
    ["sample data", "packages/sample-store/src/assortment/products/sofas.ts"],
    ["a shared setting", "tooling/config/src/test-config.ts"],
    ["a runner's setting", "tooling/e2e/playwright.config.ts"],
    ["the lock file", "pnpm-lock.yaml"],
    ["a manifest", "packages/ui-kit/package.json"],
    ["a picture", "packages/storefront/pictures/beacon-lamp-brass-800.webp"],
    ["a program that another one starts by its path", "tooling/dev/src/database/supervisor.ts"],
    ["what the tests of a server load", "packages/commerce-service/src/node/open-pool.ts"],
    ["the test service", "packages/commerce-service/src/testing/create-test-service.ts"],
    ["a module that was removed", "packages/price-format/src/gone.ts"],
  ])("%s", (_, file) => {
    expect(select("README.md", file)).toEqual({ kind: "everything", because: file });
  });
});

describe("a change that imports show reaches", () => {
  it("of a rule, the tests of all packages with it, stories and journeys", () => {
    const { tests, stories, journeys, hasPublished } = some(select("packages/price-format/src/format-price.ts"));
    expect(tests).toContain("packages/price-format/src/format-price.test.ts");
    expect([...packagesOf(tests)]).toEqual(expect.arrayContaining(["price-format", "checkout-ui", "commerce-service"]));
    expect([...packagesOf(tests)]).not.toContain("card-validation");
    expect(stories.length).toBeGreaterThan(10);
    expect([journeys, hasPublished]).toEqual(["all", true]);
  });

  it("of a use case of the service, its calls and journeys, but no story of another feature", () => {
    const { tests, journeys } = some(select("packages/commerce-service/src/orders/place-order.ts"));
    expect([...packagesOf(tests)]).toContain("commerce-service");
    expect([...packagesOf(tests)]).not.toContain("ui-kit");
    expect(journeys).toBe("all");
  });

  it("of a component, its screens and stories, but no rule of another package", () => {
    const { tests, stories } = some(select("packages/checkout-ui/src/cart/cart-page.tsx"));
    expect([...packagesOf(stories)]).toContain("checkout-ui");
    expect(tests).not.toContain("packages/commerce-service/src/orders/gifts.test.ts");
  });

  it("of a test, a story or a journey, that file alone and the checks of the workspace", () => {
    const test = "packages/price-format/src/format-price.test.ts";
    const journey = "tooling/e2e/src/search.spec.ts";
    const story = "packages/ui-kit/src/popup/popup.stories.tsx";
    const { tests, stories, journeys, hasPublished } = some(select(test, journey, story));
    expect(tests).toContain(test);
    expect(tests).not.toContain("packages/price-format/src/parse-price.test.ts");
    expect([stories, journeys, hasPublished]).toEqual([[story], [journey], false]);
  });

  it.each([
    ["apps/commerce-api/src/serve.ts", "apps/commerce-api/src/share-port.test.ts"],
    ["apps/storefront-us/app/root.tsx", "packages/storefront/src/app/apps.test.ts"],
    ["packages/commerce-service/src/orders/place-order.ts", "tooling/config/src/sql-in-queries.test.ts"],
    ["packages/checkout-ui/src/cart/cart-page.tsx", "tooling/testing/src/requirements/unreached-components.test.ts"],
    ["tooling/e2e/src/pays-by-card.spec.ts", "tooling/testing/src/tiers/core-journeys.test.ts"],
  ])("of %s, also %s, which reads or starts it by its path", (file, test) => {
    expect(some(select(file)).tests).toContain(test);
  });

  it.each([".changeset/config.json", "packages/price-format/README.md"])("of %s, the release", (file) => {
    expect(some(select(file)).hasPublished).toBe(true);
  });

  it("of a set-up of the journeys, all of them", () => {
    expect(some(select("tooling/e2e/src/set-up/cart.ts")).journeys).toBe("all");
  });

  it("of a document or a workflow, the checks of the workspace alone", () => {
    const selection = some(select("README.md", ".github/workflows/ci.yml", "apps/storybook/docs/glossary.mdx"));
    expect([...packagesOf(selection.tests)]).not.toContain("checkout-ui");
    expect(selection.tests).toContain("tooling/config/src/docs-paths.test.ts");
    expect(suitesOf(selection)).toEqual(["rules, calls, screens"]);
  });
});

describe("the suites of a change", () => {
  it("are all suites, or those with reached files, each with them", () => {
    expect(suitesOf(select("pnpm-lock.yaml"))).toContain("stories");
    const test = "packages/price-format/src/format-price.test.ts";
    const [suite] = chooseChangedSuites(some(select(test)), { isWhole: false }, options);
    expect(suite?.tasks).toEqual(
      expect.arrayContaining(["--filter=./packages/price-format", "--filter=./tooling/config"]),
    );
    expect(suite?.words).toEqual(expect.arrayContaining(["--tags-filter=!deep", `/clone (1)/${test}`]));
  });

  it("leave nothing out if a changed test is tagged itself", () => {
    const test = "packages/price-format/src/format-price.test.ts";
    const [suite] = chooseChangedSuites(some(select(test)), { isWhole: false }, { ...options, isDeepChanged: true });
    expect(suite?.words).toContain(`/clone (1)/${test}`);
    expect(suite?.words).not.toContain("--tags-filter=!deep");
  });

  it("run a changed journey, whether it is slow or runs at night only", () => {
    const journey = "tooling/e2e/src/search.spec.ts";
    const suites = chooseChangedSuites(some(select(journey)), { isWhole: false }, options);
    expect(suites.find(({ name }) => name === "journeys")?.env).toEqual({ STORE_NIGHTLY: "1" });
    expect(suites.find(({ name }) => name === "journeys")?.words).toEqual([
      "/clone \\(1\\)/tooling/e2e/src/search\\.spec\\.ts",
    ]);
  });

  it("install a changed package as consumers do with `test all` alone", () => {
    const selection = select("packages/price-format/src/format-price.ts");
    expect(suitesOf(selection)).not.toContain("consumers");
    expect(suitesOf(selection, true)).toEqual(expect.arrayContaining(["consumers", "release"]));
  });
});
