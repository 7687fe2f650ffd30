import type { DialogRequest } from "@store/shopper-state";
import type { PopupRegistry } from "@store/ui-kit/popup-queue";
import { lazy } from "react";
import { DialogMessage } from "./dialog-message.tsx";
import { loadCheckoutLogin, loadServedPopup } from "./lazy-popups.ts";

/** The component of each request: most are messages, some are forms. */
export const dialogRegistry: PopupRegistry<DialogRequest> = {
  network: DialogMessage,
  tooManyTries: DialogMessage,
  generic: DialogMessage,
  sessionReset: DialogMessage,
  basketGone: DialogMessage,
  orderPlaced: DialogMessage,
  cartInvalid: DialogMessage,
  cartError: DialogMessage,
  oversized: DialogMessage,
  terms: DialogMessage,
  payment: DialogMessage,
  checkoutLogin: lazy(loadCheckoutLogin),
  servedPopup: lazy(loadServedPopup),
};
