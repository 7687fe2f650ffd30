import { expect, it } from "vitest";
import { authorizationErrorPath } from "./resolve-redirect.ts";
import { stepTable } from "./step-table.ts";

it("numbers the flow from cart 0 to confirmation 5, in order [CHK-08] [CHK-13]", () => {
  expect(stepTable.map(({ index, path }) => [index, path])).toEqual([
    [0, "/checkout/cart"],
    [1, "/checkout/shipping"],
    [2, "/checkout/shippingandgiftoptions"],
    [3, "/checkout/paymentandbilling"],
    [4, "/checkout/review"],
    [5, "/checkout/confirmation"],
  ]);
});

it("has exactly one URL for a declined card", () => {
  expect(authorizationErrorPath).toBe("/checkout/paymentandbilling?paymentErrorId=authorizationError#header_payment");
});
