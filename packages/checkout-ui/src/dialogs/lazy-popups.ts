// Popups with scripts of their own. Whoever opens one loads it first, since it is drawn without a plain stand-in.

export const loadCheckoutLogin = () =>
  import("../cart/entry/checkout-login.tsx").then(({ CheckoutLogin }) => ({ default: CheckoutLogin }));

export const loadServedPopup = () => import("./served-popup.tsx").then(({ ServedPopup }) => ({ default: ServedPopup }));
