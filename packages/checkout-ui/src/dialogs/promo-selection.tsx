import { type ApplyPromoReply, tenderOperations, type VerifyPromoReply } from "@store/contract/tenders";
import { Alert } from "@store/ui-kit/alert";
import { Button } from "@store/ui-kit/button";
import { Popup } from "@store/ui-kit/popup";
import { RadioCards } from "@store/ui-kit/radio-cards";
import { type FormEvent, useState } from "react";
import type { OwnPopupProps } from "./own-popup-props.ts";
import { usePopupCall } from "./use-popup-call.ts";

export interface PromoSelectionProps extends OwnPopupProps {
  readonly promotions: VerifyPromoReply["promotions"];
  readonly onApplied: (reply: ApplyPromoReply) => void;
}

const failedText = "We could not apply this promotion. Please try again.";

/** The choice between promotions that cannot be combined (POP-16, AMB-054). */
export function PromoSelection({ promotions, onApplied, ...popup }: PromoSelectionProps) {
  const { isBusy, call, close } = usePopupCall(popup);
  const [code, setCode] = useState("");
  const [error, setError] = useState("");
  const [alert, setAlert] = useState("");

  async function apply(event: FormEvent): Promise<void> {
    event.preventDefault();
    // React lets it rise to the form that the popup was opened from, too.
    event.stopPropagation();
    if (isBusy) return;
    if (code === "") return setError("Please select a promotion.");
    setAlert("");
    const reply = await call(tenderOperations.applyCheckoutPromoCode, { promoCode: code });
    if (!reply?.isSuccess) return setAlert(reply?.promoErrorMessage || reply?.message || failedText);
    popup.onClose();
    onApplied(reply);
  }

  function choose(chosen: string): void {
    setCode(chosen);
    setError("");
  }

  return (
    <Popup.Root {...popup} onClose={close}>
      <Popup.Title>Select a Promotion</Popup.Title>
      <form noValidate onSubmit={(event) => void apply(event)}>
        <Popup.Body>
          {alert ? <Alert tone="error">{alert}</Alert> : null}
          <RadioCards
            legend="These promotions cannot be combined. Choose the one to use."
            name="promotion"
            value={code}
            onChange={choose}
            error={error}
            options={promotions.map((promotion) => ({
              value: promotion.code,
              label: promotion.code,
              description: promotion.description,
            }))}
          />
        </Popup.Body>
        <Popup.Actions>
          <Popup.Close>Cancel</Popup.Close>
          <Button type="submit" busy={isBusy} busyLabel="Applying">
            Apply
          </Button>
        </Popup.Actions>
      </form>
    </Popup.Root>
  );
}
