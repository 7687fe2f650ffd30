import type { DialogRequest } from "@store/shopper-state";
import type { OwnPopupProps } from "./own-popup-props.ts";
import { ServedHtmlPopup } from "./served-html-popup.tsx";

export interface ServedPopupProps extends OwnPopupProps {
  readonly request: Extract<DialogRequest, { readonly kind: "servedPopup" }>;
}

/** The popup that a reply of the checkout requests. */
export function ServedPopup({ request: { path }, ...popup }: ServedPopupProps) {
  return <ServedHtmlPopup {...popup} source={{ path }} title="Please Note" />;
}
