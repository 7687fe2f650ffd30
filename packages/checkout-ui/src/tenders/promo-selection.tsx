import type { VerifyPromoReply } from "@store/contract/tenders";
import { Button } from "@store/ui-kit/button";
import { Popup } from "@store/ui-kit/popup";
import { RadioCards } from "@store/ui-kit/radio-cards";
import { type FormEvent, useState } from "react";
import type { OwnPopupProps } from "../popups/own-popup-props.ts";

export interface PromoSelectionProps extends OwnPopupProps {
  readonly promotions: VerifyPromoReply["promotions"];
  /** The selected one is being applied; the popup stays open until then. */
  readonly isBusy: boolean;
  readonly onApply: (code: string) => void;
}

/** The selection between promotions that cannot be combined. */
export function PromoSelection({ promotions, isBusy, onApply, ...popup }: PromoSelectionProps) {
  const [code, setCode] = useState("");
  const [error, setError] = useState("");

  function apply(event: FormEvent): void {
    event.preventDefault();
    // React lets the event bubble to the form that opened the popup, too.
    event.stopPropagation();
    if (isBusy) return;
    if (code === "") setError("Please select a promotion.");
    else onApply(code);
  }

  function choose(chosen: string): void {
    setCode(chosen);
    setError("");
  }

  return (
    <Popup.Root {...popup} onClose={() => (isBusy ? undefined : popup.onClose())}>
      <Popup.Title>Select a Promotion</Popup.Title>
      <form noValidate onSubmit={apply}>
        <Popup.Body>
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
