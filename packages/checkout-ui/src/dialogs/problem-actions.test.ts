import { cartErrorType } from "@store/contract/shared";
import { describe, expect, it } from "vitest";
import { problemActions } from "./problem-actions.ts";
import { cartErrorTitle, type MessageProblem, problemText } from "./problem-texts.ts";

const onMended = () => {};
const invalid = (errorType: (typeof cartErrorType)[keyof typeof cartErrorType]): MessageProblem => ({
  kind: "cartInvalid",
  onMended,
  validation: { isSuccess: false, unavailableItems: [], message: "Please remove them.", errorType },
});
const gone = "Item(s) no longer available";
const restricted = "Item(s) cannot be shipped to or picked up in this state";
const edit = "Please Edit Your Cart to Proceed";

describe("an interruption", () => {
  it.each([
    [{ kind: "network", retry: null }, "Network Error", "/checkout/cart"],
    [{ kind: "basketGone", message: "Your cart is empty." }, "We're Sorry.", "/checkout/cart"],
    [
      { kind: "orderPlaced", title: "Your order was placed.", message: "Elsewhere.", url: "/checkout/confirmation" },
      "Your order was placed.",
      "/checkout/confirmation",
    ],
    [
      { kind: "payment", text: "Declined." },
      "Payment Error",
      "/checkout/paymentandbilling?paymentErrorId=authorizationError#header_payment",
    ],
    [invalid(1), edit, "/checkout/cart"],
    [invalid(2), edit, "/checkout/cart"],
    [{ kind: "cartError", title: edit, message: "Lower a quantity." }, edit, "/checkout/cart"],
  ] as Array<[MessageProblem, string, string]>)(
    "leads where it should when it is closed: %o [POP-17] [POP-18]",
    (problem, title, path) => {
      expect(problemText(problem).title).toBe(title);
      expect(problemActions(problem).close).toEqual({ kind: "go", path });
    },
  );

  it.each([
    [3, gone, "Remove All"],
    [4, edit, "Continue"],
    [5, edit, "Remove All"],
    [6, gone, "Remove All"],
    [7, gone, "Remove All"],
    [9, restricted, "Remove All"],
  ] as const)("of type %i is called '%s', has one button, and closes without a change [POP-06] [POP-07]", (...row) => {
    const [errorType, title, label] = row;
    const problem = invalid(errorType);
    expect(problemText(problem)).toEqual({ title, text: "Please remove them." });
    const { buttons, close } = problemActions(problem);
    expect(buttons).toEqual([
      { label, action: { kind: "remove", errorType, onMended }, busyLabel: "Updating your order" },
    ]);
    expect(close).toEqual({ kind: "stay" });
  });

  it.each([
    [cartErrorType.nlaItems, gone],
    [cartErrorType.pfasItems, restricted],
    [cartErrorType.invalidBasket, edit],
    [undefined, edit],
  ] as const)("of a cart that was refused with type %s is called '%s' [ERR-08] [ERR-11] [ERR-12]", (type, title) => {
    expect(cartErrorTitle(type)).toBe(title);
  });

  it("has the site's own words on a cart page, where they just close it [POP-02]", () => {
    const problem: MessageProblem = { kind: "cartError", title: edit, message: "Lower a quantity." };
    expect(problemActions(problem).buttons.map(({ label }) => label)).toEqual(["Back to Cart"]);
    expect(problemActions(problem, { backLabel: "Review Your Cart" })).toEqual({
      buttons: [{ label: "Review Your Cart", action: { kind: "stay" } }],
      close: { kind: "stay" },
    });
  });

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
