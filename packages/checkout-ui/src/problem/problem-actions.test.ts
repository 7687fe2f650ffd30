import type { Problem } from "@store/shopper-state";
import { describe, expect, it } from "vitest";
import { problemActions } from "./problem-actions.ts";
import { problemText } from "./problem-texts.ts";

const validation = { isSuccess: false, unavailableItems: [], message: "Please remove them." };

describe("an interruption", () => {
  it.each([
    [{ kind: "network", retry: null }, "Network Error", "/checkout/cart"],
    [{ kind: "basketGone", message: "Your cart is empty." }, "We're Sorry.", "/checkout/cart"],
    [
      { kind: "payment", text: "Declined." },
      "Payment Error",
      "/checkout/paymentandbilling?paymentErrorId=authorizationError#header_payment",
    ],
    [
      { kind: "cartInvalid", validation: { ...validation, errorType: 3 } },
      "Item(s) no longer available",
      "/checkout/cart",
    ],
    [
      { kind: "cartInvalid", validation: { ...validation, errorType: 9 } },
      "Item(s) cannot be shipped to or picked up in this state",
      "/checkout/cart",
    ],
    [
      { kind: "cartInvalid", validation: { ...validation, errorType: 1 } },
      "Please Edit Your Cart to Proceed",
      "/checkout/cart",
    ],
  ] as Array<[Problem, string, string]>)(
    "leads where it should when it is closed: %o [POP-17] [POP-18]",
    (problem, title, path) => {
      expect(problemText(problem).title).toBe(title);
      expect(problemActions(problem).close).toEqual({ kind: "go", path });
    },
  );

  it.each(["generic", "sessionReset"] as const)("asks for a refresh when the kind is %s [ERR-05] [POP-19]", (kind) => {
    expect(problemText({ kind })).toEqual({
      title: "We're Sorry.",
      text: expect.stringContaining("Please refresh your page to proceed with"),
    });
    expect(problemActions({ kind }).buttons).toEqual([{ label: "Refresh Page", action: { kind: "refresh" } }]);
  });

  it("shows the message the service supplied when the basket is gone [ERR-03]", () => {
    expect(problemText({ kind: "basketGone", message: "Your cart is empty." }).text).toBe("Your cart is empty.");
  });
});
