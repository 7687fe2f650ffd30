import type { DialogRequest } from "@store/shopper-state";
import { Button } from "@store/ui-kit/button";
import { Popup } from "@store/ui-kit/popup";
import type { OwnPopupProps } from "./own-popup-props.ts";
import { ServedHtmlPopup } from "./served-html-popup.tsx";

export interface ServedPopupProps extends OwnPopupProps {
  readonly request: Extract<DialogRequest, { readonly kind: "servedPopup" }>;
}

/** The popup that a reply of the checkout requests, with a button that continues to the checkout. */
export function ServedPopup({ request: { path, onContinue }, ...popup }: ServedPopupProps) {
  function goOn(): void {
    popup.onClose();
    onContinue?.();
  }
  return (
    <ServedHtmlPopup {...popup} source={{ path }} title="Please Note">
      {onContinue ? (
        <Popup.Actions>
          <Button onClick={goOn}>Continue to Checkout</Button>
        </Popup.Actions>
      ) : null}
    </ServedHtmlPopup>
  );
}
