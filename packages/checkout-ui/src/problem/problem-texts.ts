import type { CartValidation } from "@store/contract/checkout";
import { cartErrorType } from "@store/contract/shared";
import type { Problem } from "@store/shopper-state";

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

/** The words of an interruption; a cart that is not valid speaks by its validation. */
export function problemText(problem: Problem): ProblemText {
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
      const { errorType, title, message } = problem.validation;
      return {
        title: cartTitles.get(errorType) ?? title ?? "Please Edit Your Cart to Proceed",
        text: message ?? "",
      };
    }
    case "payment":
      return { title: "Payment Error", text: problem.text };
    default:
      return problem satisfies never;
  }
}
