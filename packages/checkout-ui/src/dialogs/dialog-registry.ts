import type { DialogRequest } from "@store/shopper-state";
import { lazyPart } from "@store/ui-kit/lazy-part";
import type { PopupRegistry } from "@store/ui-kit/popup-queue";
import { DialogMessage } from "./dialog-message.tsx";

// The opener loads their scripts first, because they have no native replacement.
export const CheckoutLogin = lazyPart(() => import("../sign-in/checkout-login.tsx").then((part) => part.CheckoutLogin));
export const ServedPopup = lazyPart(() => import("../popups/served-popup.tsx").then((part) => part.ServedPopup));

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
  checkoutLogin: CheckoutLogin,
  servedPopup: ServedPopup,
};
