import { holds } from "@store/config/properties";
import fc from "fast-check";
import { it } from "vitest";
import { mergeCartLines } from "./merge-cart-lines.ts";
import { replaceEqualDeep } from "./replace-equal-deep.ts";

// As JSON creates them: with the prototype of every object.
const asJson = { noNullPrototype: true };
const anyItem = fc.record(
  { title: fc.constantFrom("Lamp", "Sofa"), options: fc.array(fc.constantFrom("Oak", "Ash")) },
  asJson,
);
const anyLine = fc.record(
  { id: fc.constantFrom(..."abcdef"), quantity: fc.integer({ min: 1, max: 3 }), item: anyItem },
  asJson,
);
const anyCart = fc.uniqueArray(anyLine, { selector: ({ id }) => id, maxLength: 6 });
const anyEnd = fc.constantFrom("front", "back");
type Line = { id: string; isRemoved?: boolean };
const ids = (lines: readonly Line[]) => lines.map(({ id }) => id);
const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

it("the lines that are not marked are those of the fresh cart, and no id occurs twice [CART-11] [CART-12]", () => {
  holds(anyCart, anyCart, anyEnd, (current, incoming, addNewLinesTo) => {
    const merged = mergeCartLines<Line>(current, incoming, { addNewLinesTo });
    const left = merged.filter(({ isRemoved }) => !isRemoved);
    return (
      new Set(ids(merged)).size === merged.length &&
      left.length === incoming.length &&
      incoming.every((line) => left.some((other) => isSame(other, line)))
    );
  });
});

it("every line of the screen stays in order, and the new ones are together at one end [CART-12] [CART-13]", () => {
  holds(anyCart, anyCart, anyEnd, (current, incoming, addNewLinesTo) => {
    const old = ids(current);
    const added = ids(incoming).filter((id) => !old.includes(id));
    const order = addNewLinesTo === "front" ? [...added, ...old] : [...old, ...added];
    return isSame(ids(mergeCartLines<Line>(current, incoming, { addNewLinesTo })), order);
  });
});

it("merging the same cart again gives the same array, and so does merging an equal one", () => {
  holds(anyCart, anyCart, anyEnd, (current, incoming, addNewLinesTo) => {
    const once = mergeCartLines<Line>(current, incoming, { addNewLinesTo });
    return mergeCartLines<Line>(once, structuredClone(incoming), { addNewLinesTo }) === once;
  });
});

it("a line that did not change is the same object", () => {
  holds(anyCart, anyCart, (current, incoming) => {
    const merged = mergeCartLines<Line>(current, structuredClone(incoming));
    return current.every((line, index) => !incoming.some((other) => isSame(line, other)) || merged[index] === line);
  });
});

it("keeping identity changes no value, whatever the data", () => {
  holds(fc.jsonValue({ maxDepth: 3 }), fc.jsonValue({ maxDepth: 3 }), (current, incoming) => {
    const kept = replaceEqualDeep<unknown>(current, incoming);
    return isSame(kept, incoming) && replaceEqualDeep<unknown>(incoming, structuredClone(incoming)) === incoming;
  });
});
