import { loadSignInForm } from "../cart/entry/sign-in-slot.ts";

// Popups with their own scripts. The opener loads the script first, because they have no native replacement.

export const loadCheckoutLogin = async () => {
  const [{ CheckoutLogin }] = await Promise.all([import("../cart/entry/checkout-login.tsx"), loadSignInForm()]);
  return { default: CheckoutLogin };
};

export const loadServedPopup = () => import("./served-popup.tsx").then(({ ServedPopup }) => ({ default: ServedPopup }));
