import { expect, it } from "vitest";
import { type CardType, securityCodeLength } from "./card-type.ts";
import { cardTypes } from "./card-types.ts";

it("is 4 for Amex and 3 for every other card [PAY-42]", () => {
  const types = Object.values(cardTypes).map(({ type }): CardType => type);
  expect(types.filter((type) => securityCodeLength(type) === 4)).toEqual(["AmericanExpress"]);
  expect(types.filter((type) => securityCodeLength(type) === 3)).toHaveLength(11);
});
