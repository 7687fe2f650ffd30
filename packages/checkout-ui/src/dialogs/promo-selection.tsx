import type { VerifyPromoReply } from "@store/contract/tenders";
import { Button } from "@store/ui-kit/button";
import { Popup } from "@store/ui-kit/popup";
import { RadioCards } from "@store/ui-kit/radio-cards";
import { type FormEvent, useState } from "react";
import type { OwnPopupProps } from "./own-popup-props.ts";

export interface PromoSelectionProps extends OwnPopupProps {
  readonly promotions: VerifyPromoReply["promotions"];
  /** The chosen one is being applied; the popup waits for its end. */
  readonly isBusy: boolean;
  readonly onApply: (code: string) => void;
}

/** The choice between promotions that cannot be combined. */
export function PromoSelection({ promotions, isBusy, onApply, ...popup }: PromoSelectionProps) {
  const [code, setCode] = useState("");
  const [error, setError] = useState("");

  function apply(event: FormEvent): void {
    event.preventDefault();
    // React lets it rise to the form that the popup was opened from, too.
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
