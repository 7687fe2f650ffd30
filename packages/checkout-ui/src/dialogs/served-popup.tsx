import type { DialogRequest } from "@store/shopper-state";
import type { OwnPopupProps } from "./own-popup-props.ts";
import { ServedHtmlPopup } from "./served-html-popup.tsx";

export interface ServedPopupProps extends OwnPopupProps {
  readonly request: Extract<DialogRequest, { readonly kind: "servedPopup" }>;
}

/** What a checkout answer wants the shopper to read. */
export function ServedPopup({ request: { path }, ...popup }: ServedPopupProps) {
  return <ServedHtmlPopup {...popup} source={{ path }} title="Please Note" />;
}
