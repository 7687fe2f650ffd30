import { Alert } from "@store/ui-kit/alert";
import { Button } from "@store/ui-kit/button";
import { Popup } from "@store/ui-kit/popup";
import { type FormEvent, useState } from "react";
import { CardForm } from "../../card/card-form.tsx";
import type { CardEntry } from "../../card/check-card-draft.ts";
import { useCardForm } from "../../card/use-card-form.ts";
import type { OwnPopupProps } from "../../popups/own-popup-props.ts";
import type { ApplyRefusal } from "./use-apply-cards.ts";

export interface ApplyNewCardProps extends OwnPopupProps {
  /** Applies the card; returns null, or its errors. */
  readonly onApply: (entry: CardEntry) => Promise<ApplyRefusal | null>;
}

/** The form of another card. Number and expiry date are kept in the page's memory; the code is typed again. */
export function ApplyNewCard({ onApply, ...popup }: ApplyNewCardProps) {
  return (
    <Popup.Root {...popup}>
      <Popup.Title>Apply New Card</Popup.Title>
      <NewCardForm onApply={onApply} onClose={popup.onClose} />
    </Popup.Root>
  );
}

/** Starts with fresh state each time the popup opens. */
function NewCardForm({ onApply, onClose }: Pick<ApplyNewCardProps, "onApply" | "onClose">) {
  const form = useCardForm({ prefix: "newCard" });
  const [isBusy, setIsBusy] = useState(false);
  const [alert, setAlert] = useState("");

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    // React lets the event bubble to the form that opened the popup, too.
    event.stopPropagation();
    setAlert("");
    const entry = isBusy ? null : form.submit();
    if (entry === null) return;
    setIsBusy(true);
    const refusal = await onApply(entry);
    setIsBusy(false);
    if (refusal === null) return onClose();
    if (refusal.field === null) setAlert(refusal.message);
    else form.refuse({ [refusal.field]: refusal.message });
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} aria-label="New card">
      <Popup.Body>
        {alert ? <Alert tone="error">{alert}</Alert> : null}
        <CardForm form={form} />
      </Popup.Body>
      <Popup.Actions>
        <Popup.Close>Cancel</Popup.Close>
        <Button type="submit" busy={isBusy} busyLabel="Applying">
          Apply
        </Button>
      </Popup.Actions>
    </form>
  );
}
