import { checkoutAtom } from "@store/shopper-state";
import { Button } from "@store/ui-kit/button";
import { Popup } from "@store/ui-kit/popup";
import { useAtomValue } from "jotai";
import { type FormEvent, useState } from "react";
import { listAccountCards, mayAddCard } from "../../card/account-cards.ts";
import { CardForm } from "../../card/card-form.tsx";
import type { CardEntry } from "../../card/check-card-draft.ts";
import { useCardForm } from "../../card/use-card-form.ts";
import type { OwnPopupProps } from "../../popups/own-popup-props.ts";
import { AccountCardList } from "./account-card-list.tsx";

export interface NewOrSavedCardProps extends OwnPopupProps {
  /** The saved cards that pay the other part. */
  readonly usedIds: readonly string[];
  readonly onNew: (entry: CardEntry) => void;
  readonly onSaved: (savedId: string) => void;
}

const newCard = "new";

/** Another second card: a saved one that does not pay yet, or a new one. */
export function NewOrSavedCard({ usedIds, onNew, onSaved, ...popup }: NewOrSavedCardProps) {
  return (
    <Popup.Root {...popup}>
      <Popup.Title>Apply New/Saved Card</Popup.Title>
      <Choice usedIds={usedIds} onNew={onNew} onSaved={onSaved} onClose={popup.onClose} />
    </Popup.Root>
  );
}

/** Starts with fresh state each time the popup opens. */
function Choice({ usedIds, onNew, onSaved, onClose }: Omit<NewOrSavedCardProps, "isOpen">) {
  const data = useAtomValue(checkoutAtom)?.paymentData.creditCardData;
  const form = useCardForm({ prefix: "otherCard" });
  const [chosen, setChosen] = useState("");
  const [error, setError] = useState("");
  const isNew = chosen === newCard;

  function submit(event: FormEvent): void {
    event.preventDefault();
    // React lets the event bubble to the form that opened the popup, too.
    event.stopPropagation();
    const entry = isNew ? form.submit() : null;
    if (chosen === "") setError("Please select a card.");
    if (chosen === "" || (isNew && entry === null)) return;
    if (entry) onNew(entry);
    else onSaved(chosen);
    onClose();
  }

  return (
    <form noValidate onSubmit={submit} aria-label="New or saved card">
      <Popup.Body>
        <AccountCardList
          name="otherCard"
          cards={data ? listAccountCards(data, usedIds) : []}
          value={chosen}
          error={error}
          onChange={(id) => {
            setChosen(id);
            setError("");
          }}
          more={data && mayAddCard(data) ? [{ value: newCard, label: "Add new card" }] : []}
        />
        {isNew ? <CardForm form={form} /> : null}
      </Popup.Body>
      <Popup.Actions>
        <Popup.Close>Cancel</Popup.Close>
        <Button type="submit">Apply</Button>
      </Popup.Actions>
    </form>
  );
}
