// Popups with their own scripts. The opener loads the script first, because they have no native replacement.

export const loadCheckoutLogin = () =>
  import("../cart/entry/checkout-login.tsx").then(({ CheckoutLogin }) => ({ default: CheckoutLogin }));

export const loadServedPopup = () => import("./served-popup.tsx").then(({ ServedPopup }) => ({ default: ServedPopup }));
