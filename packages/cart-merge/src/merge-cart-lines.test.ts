import { describe, expect, it } from "vitest";
import { type MergeableLine, mergeCartLines } from "./merge-cart-lines.ts";

interface Line extends MergeableLine {
  readonly quantity: number;
  readonly item: { readonly title: string; readonly options: readonly string[] };
}

const line = (id: string, quantity = 1, isRemoved = false): Line => ({
  id,
  isRemoved,
  quantity,
  item: { title: `Lamp ${id}`, options: ["Brass", "Large"] },
});
const fresh = <Value>(value: Value): Value => structuredClone(value);
const shown = (lines: readonly Line[]) => lines.map(({ id, isRemoved }) => (isRemoved ? `(${id})` : id));

const cart = [line("a"), line("b"), line("c")];

describe("mergeCartLines", () => {
  it("updates a line of the same id in place, without a second one [CART-11]", () => {
    const merged = mergeCartLines(cart, [line("a"), line("b", 5), line("c")]);
    expect(merged.map(({ id, quantity }) => [id, quantity])).toEqual([
      ["a", 1],
      ["b", 5],
      ["c", 1],
    ]);
  });

  it("keeps the order of the screen when the service sends another one [CART-11]", () => {
    expect(shown(mergeCartLines(cart, [line("c"), line("a"), line("b")]))).toEqual(["a", "b", "c"]);
  });

  it("shows a line that is sent twice once, with the last values [CART-11]", () => {
    const merged = mergeCartLines([line("a")], [line("a", 2), line("a", 3)]);
    expect(merged).toEqual([line("a", 3)]);
  });

  it("marks a line that is missing and leaves it in its position [CART-12]", () => {
    const merged = mergeCartLines(cart, [line("a"), line("c")]);
    expect(shown(merged)).toEqual(["a", "(b)", "c"]);
    expect(merged[1]).toEqual({ ...line("b"), isRemoved: true });
  });

  it("marks all lines of a cart that has become empty [CART-12]", () => {
    expect(shown(mergeCartLines(cart, []))).toEqual(["(a)", "(b)", "(c)"]);
  });

  it("unmarks a line that is back, in its position and with its current values [CART-12]", () => {
    const removed = mergeCartLines(cart, [line("a"), line("c")]);
    expect(mergeCartLines(removed, [line("a"), line("c"), line("b", 4)])).toEqual([line("a"), line("b", 4), line("c")]);
  });

  it("unmarks a line if the service sends no mark at all [CART-12]", () => {
    const [merged] = mergeCartLines<MergeableLine>([{ id: "a", isRemoved: true }], [{ id: "a" }]);
    expect(merged?.isRemoved ?? false).toBe(false);
  });

  it.each([
    [undefined, ["a", "b", "c", "x", "y"]],
    ["back", ["a", "b", "c", "x", "y"]],
    ["front", ["x", "y", "a", "b", "c"]],
  ] as const)("adds new lines to the %s, in the order they were sent [CART-13]", (addNewLinesTo, order) => {
    const incoming = [line("x"), line("a"), line("y"), line("b"), line("c")];
    expect(shown(mergeCartLines(cart, incoming, { addNewLinesTo }))).toEqual(order);
  });

  it("takes the first cart as it is [CART-13]", () => {
    expect(mergeCartLines([], cart)).toEqual(cart);
    expect(mergeCartLines([], cart, { addNewLinesTo: "front" })).toEqual(cart);
  });

  it("drops a line that moved to the cart's other list at once [CART-12]", () => {
    expect(shown(mergeCartLines(cart, [line("a")], { movedTo: [line("b")] }))).toEqual(["a", "(c)"]);
  });

  it("drops the last line if it moved there [CART-12]", () => {
    expect(shown(mergeCartLines([line("a"), line("b")], [line("a")], { movedTo: [line("b")] }))).toEqual(["a"]);
  });

  it("keeps a line that is in both lists", () => {
    expect(shown(mergeCartLines([line("a")], [line("a")], { movedTo: [line("a")] }))).toEqual(["a"]);
  });
});

describe("unchanged data", () => {
  it("is the very same array if nothing changed", () => {
    expect(mergeCartLines(cart, fresh(cart))).toBe(cart);
    expect(mergeCartLines(cart, fresh([...cart].reverse()))).toBe(cart);
    const removed = mergeCartLines(cart, [line("b")]);
    expect(mergeCartLines(removed, [line("b")])).toBe(removed);
  });

  it("keeps its identity beside a changed, a new and a removed line", () => {
    const merged = mergeCartLines(cart, fresh([line("a"), line("b", 2), line("new")]));
    expect(merged[0]).toBe(cart[0]);
    expect(merged[1]).not.toBe(cart[1]);
    expect(merged[2]?.item).toBe(cart[2]?.item);
    expect(merged).not.toBe(cart);
  });

  it("keeps its identity within a changed line", () => {
    const merged = mergeCartLines(cart, [line("a"), fresh(line("b", 2)), line("c")]);
    expect(merged[1]?.item).toBe(cart[1]?.item);
    const retitled = { ...line("b"), item: { ...line("b").item, title: "Lamp B" } };
    expect(mergeCartLines(cart, [line("a"), retitled, line("c")])[1]?.item.options).toBe(cart[1]?.item.options);
  });

  it("is never modified", () => {
    const frozen = Object.freeze(cart.map((each) => Object.freeze(each)));
    const incoming = Object.freeze([Object.freeze(line("b", 2))]);
    expect(shown(mergeCartLines(frozen, incoming))).toEqual(["(a)", "b", "(c)"]);
  });
});
