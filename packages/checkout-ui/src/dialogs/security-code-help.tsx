import type { OwnPopupProps } from "./own-popup-props.ts";
import { ServedHtmlPopup } from "./served-html-popup.tsx";

const source = { popupName: "CreditCardVerification" };

/** Where a card's security code stands, from the shared popup endpoint. */
export function SecurityCodeHelp(popup: OwnPopupProps) {
  return <ServedHtmlPopup {...popup} source={source} title="Security Code" />;
}
