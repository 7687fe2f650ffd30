import type { CheckoutModel } from "@store/contract/checkout";
import type { BasketState } from "../../basket/rules/basket-state.ts";
import { toEmail } from "./recipients/to-email.ts";

/** Where news of deliveries and of pickups goes; until something is chosen to the order's e-mail address [CHK-43]. */
export function toNotifyOptions(
  state: BasketState,
): Pick<CheckoutModel, "notificationOptions" | "pickupNotificationOptions"> {
  const { notification, pickupNotification } = state.basket.choices;
  const byDefault = { email: toEmail(state) ?? null, phone: null, isTextSelected: false };
  return {
    notificationOptions: notification ?? byDefault,
    pickupNotificationOptions: pickupNotification ?? byDefault,
  };
}
