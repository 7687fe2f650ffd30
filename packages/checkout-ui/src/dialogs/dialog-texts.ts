import type { CartValidation } from "@store/contract/checkout";
import { cartErrorType, type LineTerms } from "@store/contract/shared";
import type { DialogRequest } from "@store/shopper-state";

/** A dialog with a message and buttons; the others have their own components. */
export type MessageDialog = Exclude<DialogRequest, { readonly kind: "checkoutLogin" | "servedPopup" }>;

/** The text of a failure's dialog. */
export interface DialogText {
  readonly title: string;
  readonly text: string;
}

const generic: DialogText = {
  title: "We're Sorry.",
  text: "Something went wrong. Please refresh your page to proceed with placing your order.",
};

const cartTitles: ReadonlyMap<CartValidation["errorType"], string> = new Map([
  [cartErrorType.nlaItems, "Item(s) no longer available"],
  [cartErrorType.allNlaItems, "Item(s) no longer available"],
  [cartErrorType.inHousePersonalizationNlaItems, "Item(s) no longer available"],
  [cartErrorType.pfasItems, "Item(s) cannot be shipped to or picked up in this state"],
]);

/** The title of the popup of a cart error. */
export function cartErrorTitle(errorType: CartValidation["errorType"] | undefined): string {
  return (errorType && cartTitles.get(errorType)) || "Please Edit Your Cart to Proceed";
}

/** The title over the terms of lines: their own if all have the same one. */
export function toTermsTitle(lines: readonly LineTerms[]): string {
  const titles = new Set(lines.map(({ title }) => title));
  const [title] = titles;
  return (titles.size === 1 && title) || "Confirm Your Selection";
}

/** The text of a dialog; an invalid cart has the text of its validation. */
export function getDialogText(request: MessageDialog): DialogText {
  switch (request.kind) {
    case "network":
      return {
        title: "Network Error",
        text: "We are having trouble connecting. Please check your connection and try again.",
      };
    case "tooManyTries":
      return { title: "Please Try Again Later", text: `${request.message} Nothing you entered is lost.` };
    case "generic":
    case "sessionReset":
      return generic;
    case "basketGone":
      return { title: generic.title, text: request.message };
    case "cartInvalid": {
      const { errorType, message } = request.validation;
      return { title: cartErrorTitle(errorType), text: message ?? "" };
    }
    case "cartError":
    case "orderPlaced":
      return { title: request.title, text: request.message };
    case "oversized":
      return { title: "Make sure these items will fit in your vehicle.", text: "" };
    case "terms":
      return { title: toTermsTitle(request.lines), text: "" };
    case "payment":
      return { title: "Payment Error", text: request.text };
    default:
      return request satisfies never;
  }
}
