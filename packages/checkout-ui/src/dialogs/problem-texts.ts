import type { CartValidation } from "@store/contract/checkout";
import { cartErrorType } from "@store/contract/shared";
import type { Interruption } from "@store/shopper-state";

/** An interruption that says something and offers its ways out; the others are forms and pages of their own. */
export type MessageProblem = Exclude<Interruption, { readonly kind: "checkoutLogin" | "servedPopup" }>;

/** What a problem's dialog says (AMB-001, AMB-015, AMB-021). */
export interface ProblemText {
  readonly title: string;
  readonly text: string;
}

const generic: ProblemText = {
  title: "We're Sorry.",
  text: "Something went wrong. Please refresh your page to proceed with placing your order.",
};

const cartTitles: ReadonlyMap<CartValidation["errorType"], string> = new Map([
  [cartErrorType.nlaItems, "Item(s) no longer available"],
  [cartErrorType.allNlaItems, "Item(s) no longer available"],
  [cartErrorType.inHousePersonalizationNlaItems, "Item(s) no longer available"],
  [cartErrorType.pfasItems, "Item(s) cannot be shipped to or picked up in this state"],
]);

/** What the popup of a cart error is called (ERR-08 to ERR-12, AMB-050). */
export function cartErrorTitle(errorType: CartValidation["errorType"] | undefined): string {
  return (errorType && cartTitles.get(errorType)) || "Please Edit Your Cart to Proceed";
}

/** The words of an interruption; a cart that is not valid speaks by its validation. */
export function problemText(problem: MessageProblem): ProblemText {
  switch (problem.kind) {
    case "network":
      return {
        title: "Network Error",
        text: "We are having trouble connecting. Please check your connection and try again.",
      };
    case "tooManyTries":
      return { title: "Please Try Again Later", text: `${problem.message} Nothing you entered is lost.` };
    case "generic":
    case "sessionReset":
      return generic;
    case "basketGone":
      return { title: generic.title, text: problem.message };
    case "cartInvalid": {
      const { errorType, message } = problem.validation;
      return { title: cartErrorTitle(errorType), text: message ?? "" };
    }
    case "cartError":
    case "orderPlaced":
      return { title: problem.title, text: problem.message };
    case "oversized":
      return { title: "Make sure these items will fit in your vehicle.", text: "" };
    case "payment":
      return { title: "Payment Error", text: problem.text };
    default:
      return problem satisfies never;
  }
}
