import type { Problem } from "@store/shopper-state";
import { authorizationErrorPath, cartStep } from "../steps/step-table.ts";

/** What a button of a problem's dialog does. */
export type ProblemAction =
  | { readonly kind: "go"; readonly path: string }
  | { readonly kind: "refresh" }
  | { readonly kind: "retry"; readonly retry: () => void }
  | { readonly kind: "stay" };

export interface ProblemActions {
  /** The least destructive first. */
  readonly buttons: ReadonlyArray<{ readonly label: string; readonly action: ProblemAction }>;
  /** What closing by Escape or by the cross does. */
  readonly close: ProblemAction;
}

const stay = { kind: "stay" } as const;
const toCart = { kind: "go", path: cartStep.path } as const;
const toPayment = { kind: "go", path: authorizationErrorPath } as const;
const backToCart = { label: "Back to Cart", action: toCart } as const;

/** Where each interruption leads: a network error's close to the cart, a payment error's to the payment page (POP-17, POP-18, ERR-06). */
export function problemActions(problem: Problem): ProblemActions {
  switch (problem.kind) {
    case "network":
      return {
        buttons: [...tryAgain(problem), backToCart],
        close: toCart,
      };
    case "tooManyTries":
      return { buttons: [...tryAgain(problem), { label: "Not Now", action: stay }], close: stay };
    case "generic":
    case "sessionReset":
      return { buttons: [{ label: "Refresh Page", action: { kind: "refresh" } }], close: stay };
    case "basketGone":
    case "cartInvalid":
      return { buttons: [backToCart], close: toCart };
    case "payment":
      return { buttons: [{ label: "Update Payment", action: toPayment }], close: toPayment };
    default:
      return problem satisfies never;
  }
}

function tryAgain({ retry }: { readonly retry: (() => void) | null }): ProblemActions["buttons"] {
  return retry ? [{ label: "Try Again", action: { kind: "retry", retry } }] : [];
}
