import { cartErrorType } from "@store/contract/shared";
import { describe, expect, it } from "vitest";
import { cartErrorTitle, getDialogText, type MessageDialog } from "./dialog-texts.ts";
import { getRecoveryActions } from "./recovery-actions.ts";

const onResolved = () => {};
const invalid = (errorType: (typeof cartErrorType)[keyof typeof cartErrorType]): MessageDialog => ({
  kind: "cartInvalid",
  onResolved,
  validation: { isSuccess: false, unavailableItems: [], message: "Please remove them.", errorType },
});
const gone = "Item(s) no longer available";
const restricted = "Item(s) cannot be shipped to or picked up in this state";
const edit = "Please Edit Your Cart to Proceed";

describe("a dialog", () => {
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
  ] as Array<[MessageDialog, string, string]>)(
    "leads where it should when it is closed: %o [POP-17] [POP-18]",
    (request, title, path) => {
      expect(getDialogText(request).title).toBe(title);
      expect(getRecoveryActions(request).close).toEqual({ kind: "go", path });
    },
  );

  it.each([
    [3, gone, "Remove All"],
    [4, edit, "Continue"],
    [5, edit, "Remove All"],
    [6, gone, "Remove All"],
    [7, gone, "Remove All"],
    [9, restricted, "Remove All"],
  ] as const)(
    "of type %i has the title '%s' and one button, and closes without a change [POP-06] [POP-07]",
    (...row) => {
      const [errorType, title, label] = row;
      const request = invalid(errorType);
      expect(getDialogText(request)).toEqual({ title, text: "Please remove them." });
      const { buttons, close } = getRecoveryActions(request);
      expect(buttons).toEqual([
        { label, action: { kind: "remove", errorType, onResolved }, busyLabel: "Updating your order" },
      ]);
      expect(close).toEqual({ kind: "stay" });
    },
  );

  it.each([
    [cartErrorType.nlaItems, gone],
    [cartErrorType.pfasItems, restricted],
    [cartErrorType.invalidBasket, edit],
    [undefined, edit],
  ] as const)(
    "of a cart that was refused with type %s has the title '%s' [ERR-08] [ERR-11] [ERR-12]",
    (type, title) => {
      expect(cartErrorTitle(type)).toBe(title);
    },
  );

  it("has the site's own label on a cart page, where its button only closes it [POP-02]", () => {
    const request: MessageDialog = { kind: "cartError", title: edit, message: "Lower a quantity." };
    expect(getRecoveryActions(request).buttons.map(({ label }) => label)).toEqual(["Back to Cart"]);
    expect(getRecoveryActions(request, { backLabel: "Review Your Cart" })).toEqual({
      buttons: [{ label: "Review Your Cart", action: { kind: "stay" } }],
      close: { kind: "stay" },
    });
  });

  it.each(["generic", "sessionReset"] as const)("asks for a refresh if the kind is %s [ERR-05] [POP-19]", (kind) => {
    expect(getDialogText({ kind })).toEqual({
      title: "We're Sorry.",
      text: expect.stringContaining("Please refresh your page to proceed with"),
    });
    expect(getRecoveryActions({ kind }).buttons).toEqual([{ label: "Refresh Page", action: { kind: "refresh" } }]);
  });

  it("shows the service's message if the basket no longer exists [ERR-03]", () => {
    expect(getDialogText({ kind: "basketGone", message: "Your cart is empty." }).text).toBe("Your cart is empty.");
  });
});
