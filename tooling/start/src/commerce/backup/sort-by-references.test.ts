import { expect, it } from "vitest";
import { sortByReferences } from "./sort-by-references.ts";

const table = (name: string, ...refersTo: string[]) => ({ name, refersTo });

it("a table follows every table that its foreign keys name", () => {
  const tables = [table("line", "basket", "product"), table("basket", "session"), table("product"), table("session")];
  expect(sortByReferences(tables).map(({ name }) => name)).toEqual(["product", "session", "basket", "line"]);
});

it("tables that refer to each other in a cycle are refused by name", () => {
  const tables = [table("product"), table("a", "b"), table("b", "a")];
  expect(() => sortByReferences(tables)).toThrow("No order of these tables satisfies their foreign keys: a, b.");
});
