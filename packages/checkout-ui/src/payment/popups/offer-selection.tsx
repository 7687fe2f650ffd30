import { paymentOperations, type SavePaymentReply } from "@store/contract/payment";
import { Alert } from "@store/ui-kit/alert";
import { Button } from "@store/ui-kit/button";
import { Popup } from "@store/ui-kit/popup";
import type { QueuedPopupProps } from "@store/ui-kit/popup-queue";
import { RadioCards } from "@store/ui-kit/radio-cards";
import { useState } from "react";
import { toPlainText } from "../../card/payment-error.ts";
import { ServedText } from "../../popups/served-text.tsx";
import { usePopupCall } from "../../popups/use-popup-call.ts";
import { financing, rewards } from "./offer-fields.tsx";

export interface OfferRequest {
  readonly kind: "offer";
  readonly offer: NonNullable<SavePaymentReply["offer"]>;
  /** The choice is saved, or none is possible: the order continues. */
  readonly onSettled: () => void;
}

const failedText = "We could not save your choice. Please try again.";

/**
 * The choice of the store card's holder before the review: rewards, which is the default, or financing, whose terms are
 * accepted or declined first. Closing it keeps the rewards. A message replaces the choice: after one of the service the
 * order continues, after a failed save "Next" offers it again.
 */
export function OfferSelection({ request: { offer, onSettled }, ...popup }: QueuedPopupProps<OfferRequest>) {
  const [chosen, setChosen] = useState<string>(rewards.value);
  const [error, setError] = useState(offer.errorMessage ?? "");
  const { isBusy, call } = usePopupCall(popup);
  const isFinancing = chosen === financing.value;

  async function save(selectedOption: 1 | 2): Promise<void> {
    if (isBusy) return;
    const reply = await call(paymentOperations.savePlccOfferSelection, { selectedOption });
    if (!reply?.isSuccess) return setError(reply?.message || failedText);
    settle();
  }
  function settle(): void {
    popup.onClose();
    onSettled();
  }

  if (error)
    return (
      <Popup.Root {...popup} onClose={offer.errorMessage ? settle : popup.onClose}>
        <Popup.Title>Please select an offer</Popup.Title>
        <Popup.Body>
          <Alert tone="error">{error}</Alert>
        </Popup.Body>
        <Popup.Actions>
          <Popup.Close>Close</Popup.Close>
        </Popup.Actions>
      </Popup.Root>
    );
  return (
    <Popup.Root {...popup} onClose={() => void save(1)} closesBeside={false}>
      <Popup.Title>Please select an offer</Popup.Title>
      <Popup.Body>
        <RadioCards
          legend="Offers of your store credit card"
          legendHidden
          name="plccOffer"
          value={chosen}
          onChange={setChosen}
          options={[rewards, financing]}
        />
        {isFinancing ? <ServedText html={offer.termsHtml} text={toPlainText(offer.termsHtml)} /> : null}
      </Popup.Body>
      <Popup.Actions>
        {isFinancing ? (
          <>
            <Button variant="secondary" onClick={() => setChosen(rewards.value)}>
              Decline
            </Button>
            <Button busy={isBusy} busyLabel="Saving" onClick={() => void save(2)}>
              Accept
            </Button>
          </>
        ) : (
          <Button busy={isBusy} busyLabel="Saving" onClick={() => void save(1)}>
            Continue
          </Button>
        )}
      </Popup.Actions>
    </Popup.Root>
  );
}
