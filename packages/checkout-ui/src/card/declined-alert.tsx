import { displayCardType } from "@store/card-validation";
import type { CheckoutModel } from "@store/contract/checkout";
import { paymentNames } from "@store/contract/shared";
import { checkoutAtom } from "@store/shopper-state";
import { Alert } from "@store/ui-kit/alert";
import { useAtomValue } from "jotai";
import { useEffect, useRef, useState } from "react";
import { getCardMode, proposedChoice } from "./card-mode.ts";
import { defaultPaymentErrorText, paymentErrorTextAtom } from "./payment-error.ts";

/** Why the payment failed: shown, announced and focused on arrival. */
export function DeclinedAlert() {
  const model = useAtomValue(checkoutAtom);
  const current = useAtomValue(paymentErrorTextAtom) ?? toPaymentErrorText(model);
  // The next card clears the text while this step is still on screen.
  const [text] = useState(current);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.focus();
    // jsdom and old browsers do not support scrolling.
    place.current?.scrollIntoView?.({ block: "center" });
  }, []);
  return (
    <Alert tone="error" id="header_payment" tabIndex={-1} ref={place}>
      {text}
    </Alert>
  );
}

/**
 * The text for a page without the service's message, such as one without scripts: for a card whose code is requested
 * again, the service's message about a wrong code, and for a wallet that is still applied, that about one that was not
 * reached.
 */
function toPaymentErrorText(model: CheckoutModel | null): string {
  const mode = getCardMode(model, proposedChoice);
  if (mode.kind === "wallet")
    return `The payment with ${paymentNames[mode.wallet.kind]} did not go through, and nothing was charged. Please place your order again, or pay another way.`;
  if (mode.kind !== "code") return defaultPaymentErrorText;
  const name = `${displayCardType(mode.card.type)} ending in ${mode.card.lastFour}`;
  return `The security code of your ${name} is not right, and nothing was charged. Please enter it again, or use another card.`;
}
