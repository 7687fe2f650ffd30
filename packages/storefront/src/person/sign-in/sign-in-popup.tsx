import "@store/auth-ui/styles.css";

export { AccountSignInPopup, type AccountSignInPopupProps } from "@store/auth-ui/account-sign-in-popup";
export { startSignIn } from "@store/auth-ui/sign-in";
export { isReleased, replaceEarlyDialog } from "./early-form.ts";
