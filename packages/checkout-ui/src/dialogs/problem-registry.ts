import type { Interruption } from "@store/shopper-state";
import type { PopupRegistry } from "@store/ui-kit/popup-queue";
import { lazy } from "react";
import { loadCheckoutLogin, loadServedPopup } from "./late-popups.ts";
import { ProblemMessage } from "./problem-message.tsx";

/** What draws each interruption: most say something, and two are a form and a page of their own. */
export const problemRegistry: PopupRegistry<Interruption> = {
  network: ProblemMessage,
  tooManyTries: ProblemMessage,
  generic: ProblemMessage,
  sessionReset: ProblemMessage,
  basketGone: ProblemMessage,
  orderPlaced: ProblemMessage,
  cartInvalid: ProblemMessage,
  cartError: ProblemMessage,
  oversized: ProblemMessage,
  payment: ProblemMessage,
  checkoutLogin: lazy(loadCheckoutLogin),
  servedPopup: lazy(loadServedPopup),
};
