import type { OwnPopupProps } from "./own-popup-props.ts";
import { ServedHtmlPopup } from "./served-html-popup.tsx";

const source = { popupName: "CreditCardVerification" };

/** Where the security code of a card is, from the shared popup endpoint. */
export function SecurityCodeHelp(popup: OwnPopupProps) {
  return <ServedHtmlPopup {...popup} source={source} title="Security Code" />;
}
