import { checkoutAtom } from "@store/shopper-state";
import { Alert } from "@store/ui-kit/alert";
import { useAtomValue } from "jotai";
import { useEffect, useRef, useState } from "react";
import { paymentErrorTextAtom } from "./payment-error.ts";
import { toPaymentErrorText } from "./to-payment-error-text.ts";

/** Why the shopper is back at the payment step: seen, heard and focused on arrival (CHK-05, AMB-021). */
export function DeclinedAlert() {
  const model = useAtomValue(checkoutAtom);
  const current = useAtomValue(paymentErrorTextAtom) ?? toPaymentErrorText(model);
  // The next card forgets the text while this step is still on screen.
  const [text] = useState(current);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.focus();
    // jsdom and old browsers have no scrolling.
    place.current?.scrollIntoView?.({ block: "center" });
  }, []);
  return (
    <Alert tone="error" id="header_payment" tabIndex={-1} ref={place}>
      {text}
    </Alert>
  );
}
