import { expect, it } from "vitest";
import { choosePackages } from "./choose-packages.ts";

const known = ["card-validation", "price-format"];

it.each([
  [[], known],
  [["price-format"], ["price-format"]],
  [["@store/price-format", "price-format"], ["price-format"]],
  [
    ["price-format", "card-validation"],
    ["price-format", "card-validation"],
  ],
])("takes %j to mean %j", (words, packages) => {
  expect(choosePackages(words, known)).toEqual(packages);
});

it("says which values can be passed", () => {
  expect(() => choosePackages(["contract"], known)).toThrow(
    "contract is not a domain package. Pass one or more of: card-validation, price-format.",
  );
});
