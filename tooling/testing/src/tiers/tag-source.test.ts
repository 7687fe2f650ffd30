import { describe, expect, it } from "vitest";
import { findTag } from "./tag-source.ts";

const toggle = (source: string, line = 1, runner: "vitest" | "playwright" = "vitest") =>
  findTag(source, line, runner)?.toggled;

describe("the tag `deep`", () => {
  it.each([
    ['it("adds", () => {});', 'it("adds", { tags: ["deep"] }, () => {});'],
    ['it("adds", async () => {});', 'it("adds", { tags: ["deep"] }, async () => {});'],
    ['it("adds", { timeout: 5 }, () => {});', 'it("adds", { tags: ["deep"], timeout: 5 }, () => {});'],
    ['it("adds", { tags: ["deep"] }, () => {});', 'it("adds", () => {});'],
    ['it("adds", { tags: ["deep"], timeout: 5 }, () => {});', 'it("adds", { timeout: 5 }, () => {});'],
    ['it.each([[1]])("adds %d", (n) => {});', 'it.each([[1]])("adds %d", { tags: ["deep"] }, (n) => {});'],
    ['test("adds", function adds() {});', 'test("adds", { tags: ["deep"] }, function adds() {});'],
  ])("of %s becomes %s", (source, expected) => {
    expect(toggle(source)).toBe(expected);
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
    ['test("buys", { tag: [...tags, "@a"] }, fn);', 'test("buys", { tag: [...tags, "@a", "@deep"] }, fn);'],
  ])("of the journey %s becomes %s", (source, expected) => {
    expect(toggle(source, 1, "playwright")).toBe(expected);
  });

  it("is found at the call of a line, not at another one", () => {
    const source = 'it("a", () => {});\nit.each`\n  x\n`("b", () => {});\nit("c", { tags: ["deep"] }, () => {});';
    expect(findTag(source, 1, "vitest")?.isTagged).toBe(false);
    expect(findTag(source, 4, "vitest")?.toggled).toContain('("b", { tags: ["deep"] }, () => {})');
    expect(findTag(source, 5, "vitest")?.isTagged).toBe(true);
  });

  it.each([
    ["a line without a test", "const a = 1;"],
    ["a test whose options stand elsewhere", 'it("adds", options, () => {});'],
    ["a test whose tag stands elsewhere", 'it("adds", { tags }, () => {});'],
    ["a test whose tags are computed", 'it("adds", { tags: tagsOf(1) }, () => {});'],
    ["a source that is no TypeScript", ")(](;"],
  ])("is not written for %s", (_, source) => {
    expect(findTag(source, 1, "vitest")).toBeUndefined();
  });
});
