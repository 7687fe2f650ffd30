import { describe, expect, it } from "vitest";
import { findTag } from "./tag-source.ts";

const find = (source: string, { line = 1, title = "", runner = "vitest" as "vitest" | "playwright" } = {}) =>
  findTag(source, { line, title: title || (/"([^"%]*)/.exec(source.split("\n")[line - 1] ?? "")?.[1] ?? ""), runner });

describe("the tag `deep`", () => {
  it.each([
    ['it("adds", () => {});', 'it("adds", { tags: ["deep"] }, () => {});'],
    ['it("adds", async () => {});', 'it("adds", { tags: ["deep"] }, async () => {});'],
    ['it("adds", { timeout: 5 }, () => {});', 'it("adds", { tags: ["deep"], timeout: 5 }, () => {});'],
    ['it("adds", () => {}, 60_000);', 'it("adds", { tags: ["deep"], timeout: 60_000 }, () => {});'],
    ['it("adds", { tags: ["deep"], timeout: 5 }, () => {});', 'it("adds", { timeout: 5 }, () => {});'],
    ['it("adds", { tags: ["deep"] }, () => {});', 'it("adds", () => {});'],
    ['it("adds", { tags: ["deep"], timeout: 5 }, () => {});', 'it("adds", { timeout: 5 }, () => {});'],
    ['it.each([[1]])("adds %d", (n) => {});', 'it.each([[1]])("adds %d", { tags: ["deep"] }, (n) => {});'],
    ['test("adds", function adds() {});', 'test("adds", { tags: ["deep"] }, function adds() {});'],
  ])("of %s becomes %s", (source, expected) => {
    expect(find(source)?.toggled).toBe(expected);
  });

  it.each([
    [
      'test("buys", { tag: "@us-phone" }, async () => {});',
      'test("buys", { tag: ["@us-phone", "@deep"] }, async () => {});',
    ],
    [
      'test("buys", { tag: ["@us-phone", "@deep"] }, async () => {});',
      'test("buys", { tag: "@us-phone" }, async () => {});',
    ],
    ['test("buys", { tag: [...tags, "@deep"] }, fn);', 'test("buys", { tag: [...tags] }, fn);'],
    ['test("buys", { tag: [...tags, "@a"] }, fn);', 'test("buys", { tag: [...tags, "@a", "@deep"] }, fn);'],
  ])("of the journey %s becomes %s", (source, expected) => {
    expect(find(source, { runner: "playwright" })?.toggled).toBe(expected);
  });

  it.each([
    ['it("adds", () => {});', "cart adds", true],
    ['it("adds", () => {});', "cart removes", false],
    ['it.each(rows)("adds %s", () => {});', "cart adds a lamp", true],
    [`it(\`adds \${name}\`, () => {});`, "cart adds a lamp", true],
    [`it(\`adds \${name}\`, () => {});`, "cart removes a lamp", false],
  ])("of %s is looked for by the title %s: %s", (source, title, isFound) => {
    expect(find(source, { title }) !== undefined).toBe(isFound);
  });

  it("is found although the lines have moved, of equal titles at the nearest one", () => {
    const source = 'it("a", () => {});\n\n\n\nit("b", () => {});\n\n\nit("b", { tags: ["deep"] }, () => {});';
    expect(find(source, { line: 4, title: "a" })?.isTagged).toBe(false);
    expect(find(source, { line: 4, title: "b" })?.isTagged).toBe(false);
    expect(find(source, { line: 9, title: "b" })?.isTagged).toBe(true);
  });

  it("is that of a test, not of the group around it", () => {
    const source = 'test.describe("cart", { tag: "@us-phone" }, () => {\n  test("adds", () => {});\n});';
    const place = find(source, { line: 2, title: "cart adds", runner: "playwright" });
    expect(place?.toggled).toContain('test("adds", { tag: ["@deep"] }, () => {})');
    expect(place?.toggled).toContain('{ tag: "@us-phone" }');
  });

  it("is found at the call of a line, not at another one", () => {
    const source = 'it("a", () => {});\nit.each`\n  x\n`("b", () => {});\nit("c", { tags: ["deep"] }, () => {});';
    expect(find(source)?.isTagged).toBe(false);
    expect(find(source, { line: 4 })?.toggled).toContain('("b", { tags: ["deep"] }, () => {})');
    expect(find(source, { line: 5 })?.isTagged).toBe(true);
  });

  it.each([
    ["a line without a test", "const a = 1;"],
    ["a test whose options stand elsewhere", 'it("adds", options, () => {});'],
    ["a test whose options are behind the function", 'it("adds", () => {}, { timeout: 5 });'],
    ["a test whose tag stands elsewhere", 'it("adds", { tags }, () => {});'],
    ["a test whose tags are computed", 'it("adds", { tags: tagsOf(1) }, () => {});'],
    ["a source that is no TypeScript", ")(](;"],
  ])("is not written for %s", (_, source) => {
    expect(find(source)).toBeUndefined();
  });
});
