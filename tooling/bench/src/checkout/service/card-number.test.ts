import { checkCardNumber } from "@store/card-validation";
import { expect, it } from "vitest";
import { cardNumber } from "./card-number.ts";

it("gives every shopper a card of their own that passes the check", () => {
  const numbers = Array.from({ length: 200 }, (_, shopper) => cardNumber(shopper * 7919));
  expect(new Set(numbers).size).toBe(200);
  for (const number of numbers) expect(checkCardNumber(number)).toMatchObject({ state: "valid", type: "Visa" });
});
