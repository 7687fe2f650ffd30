import type { OversizedItem, SignInWidget } from "@store/contract/shared";
import type { Problem } from "./problem.ts";

/** What stands between the shopper and the page until it is answered: a problem, or a question on the way into checkout. */
export type Interruption =
  | Problem
  /** The cart may not enter the checkout as it is; the message is the service's (CHK-25, POP-01). */
  | { readonly kind: "cartError"; readonly title: string; readonly message: string }
  /** What is picked up may not fit into a car (CHK-26, POP-09). */
  | { readonly kind: "oversized"; readonly items: readonly OversizedItem[]; readonly onContinue: () => void }
  /** A piece of the service's HTML at a path of this store (CHK-24, AMB-024). */
  | { readonly kind: "servedPopup"; readonly path: string }
  /** A guest may sign in before the checkout, or go on (CHK-23). */
  | {
      readonly kind: "checkoutLogin";
      readonly widget: SignInWidget;
      /** Where the checkout begins. */
      readonly redirectUrl: string;
      readonly onGuest: () => void;
    };
