import type { OwnPopupProps } from "../popups/own-popup-props.ts";
import { ServedHtmlPopup } from "../popups/served-html-popup.tsx";

const source = { popupName: "CreditCardVerification" };

/** Where the security code of a card is, from the shared popup endpoint. */
export function SecurityCodeHelp(popup: OwnPopupProps) {
  return <ServedHtmlPopup {...popup} source={source} title="Security Code" />;
}
