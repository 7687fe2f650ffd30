import { describe, expect, it } from "vitest";
import { replaceEqualDeep } from "./replace-equal-deep.ts";

describe("replaceEqualDeep", () => {
  it.each([
    ["a number", 1],
    ["a text", "a"],
    ["null", null],
    ["an empty list", []],
    ["an empty object", {}],
    ["lists in lists", [[1], [[2]], []]],
    ["objects in objects", { a: { b: { c: null } }, d: [{ e: 1 }] }],
    ["keys in another order", { a: 1, b: 2 }, { b: 2, a: 1 }],
  ])(
    "returns the current value for %s that is the same",
    (_name, current: unknown, incoming = structuredClone(current)) => {
      expect(replaceEqualDeep(current, incoming)).toBe(current);
    },
  );

  it.each([
    ["another number", 1, 2],
    ["another type", 1, "1"],
    ["null for an object", { a: 1 }, null],
    ["an object for null", null, { a: 1 }],
    ["undefined for null", null, undefined],
    ["a list for an object", {}, []],
    ["an object for a list", [], {}],
    ["a longer list", [1], [1, 2]],
    ["a shorter list", [1, 2], [1]],
    ["a swapped list", [1, 2], [2, 1]],
    ["one key more", { a: 1 }, { a: 1, b: 2 }],
    ["one key less", { a: 1, b: 2 }, { a: 1 }],
    ["another key", { a: 1 }, { b: 1 }],
    ["another key without a value", { a: undefined }, { b: undefined }],
    ["a key without a value more", { a: 1 }, { a: 1, b: undefined }],
    ["another value deep down", { a: [{ b: 1 }] }, { a: [{ b: 2 }] }],
    ["a number for a list", { a: [1] }, { a: 1 }],
  ])("returns the incoming value for %s", (_name, current: unknown, incoming: unknown) => {
    const kept = replaceEqualDeep(current, incoming);
    expect(kept).toStrictEqual(incoming);
    if (typeof current === "object" && current !== null) expect(kept).not.toBe(current);
  });

  it("keeps the equal parts of a list and an object that changed", () => {
    const current = { same: { deep: [1] }, list: [{ id: "a" }, { id: "b" }], gone: 1 };
    const kept = replaceEqualDeep<object>(current, { same: { deep: [1] }, list: [{ id: "a" }, { id: "c" }], come: 2 });
    expect(kept).toStrictEqual({ same: { deep: [1] }, list: [{ id: "a" }, { id: "c" }], come: 2 });
    expect(kept).toHaveProperty("same", current.same);
    expect((kept as typeof current).same).toBe(current.same);
    expect((kept as typeof current).list[0]).toBe(current.list[0]);
  });

  it("returns a value that is not plain data as it is", () => {
    const [first, second] = [new Date(0), new Date(0)];
    expect(replaceEqualDeep(first, second)).toBe(second);
    expect(replaceEqualDeep(first, first)).toBe(first);
    const bare = Object.assign(Object.create(null), { a: 1 });
    expect(replaceEqualDeep<object>({ a: 1 }, bare)).toBe(bare);
  });

  it("modifies neither value", () => {
    const current = Object.freeze({ a: Object.freeze([1]) });
    const incoming = Object.freeze({ a: Object.freeze([1]), b: 2 });
    expect(replaceEqualDeep<object>(current, incoming)).toStrictEqual({ a: [1], b: 2 });
  });
});
