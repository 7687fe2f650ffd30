import { loadSignInForm } from "../cart/entry/sign-in-slot.ts";

// Popups with scripts of their own. Whoever opens one loads it first, since it is drawn without a plain stand-in.

export const loadCheckoutLogin = async () => {
  const [{ CheckoutLogin }] = await Promise.all([import("../cart/entry/checkout-login.tsx"), loadSignInForm()]);
  return { default: CheckoutLogin };
};

export const loadServedPopup = () => import("./served-popup.tsx").then(({ ServedPopup }) => ({ default: ServedPopup }));
