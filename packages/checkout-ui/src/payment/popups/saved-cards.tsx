import { checkoutAtom } from "@store/shopper-state";
import { Button } from "@store/ui-kit/button";
import { Popup } from "@store/ui-kit/popup";
import type { QueuedPopupProps } from "@store/ui-kit/popup-queue";
import { useAtomValue } from "jotai";
import { type FormEvent, useState } from "react";
import { listAccountCards, mayAddCard } from "../../card/account-cards.ts";
import { AccountCardList } from "./account-card-list.tsx";
import { ApplyNewCard } from "./apply-new-card.tsx";
import { useApplyCards } from "./use-apply-cards.ts";

export interface SavedCardsRequest {
  readonly kind: "savedCards";
  /** The card that pays now, if it is a saved one. */
  readonly chosenId: string | null;
  readonly onChoose: (savedId: string) => void;
  /** A new card was applied to the order. */
  readonly onApplied: () => void;
}

/** The saved cards: one is selected for the order, or a new one is applied. */
export function SavedCards({ request, ...popup }: QueuedPopupProps<SavedCardsRequest>) {
  const data = useAtomValue(checkoutAtom)?.paymentData.creditCardData;
  const listed = data ? listAccountCards(data) : [];
  const [chosenId, setChosenId] = useState(request.chosenId ?? "");
  const [error, setError] = useState("");
  const [isAdding, setIsAdding] = useState(false);
  const applyCards = useApplyCards();

  function submit(event: FormEvent): void {
    event.preventDefault();
    // React lets the event bubble to the form that opened the popup, too.
    event.stopPropagation();
    if (chosenId === "") setError("Please select a card.");
    else {
      request.onChoose(chosenId);
      popup.onClose();
    }
  }

  return (
    <Popup.Root {...popup}>
      <Popup.Title>Saved Cards</Popup.Title>
      <form noValidate onSubmit={submit}>
        <Popup.Body>
          <AccountCardList
            name="savedCard"
            cards={listed}
            value={chosenId}
            error={error}
            onChange={(id) => {
              setChosenId(id);
              setError("");
            }}
          />
          {data && mayAddCard(data) ? (
            <Button variant="quiet" aria-haspopup="dialog" onClick={() => setIsAdding(true)}>
              Add new card
            </Button>
          ) : null}
        </Popup.Body>
        <Popup.Actions>
          <Popup.Close>Cancel</Popup.Close>
          <Button type="submit">Apply</Button>
        </Popup.Actions>
      </form>
      <ApplyNewCard
        isOpen={isAdding}
        onClose={() => setIsAdding(false)}
        onApply={async (entry) => {
          const refusal = await applyCards({ cardOneData: entry });
          if (refusal) return refusal;
          request.onApplied();
          popup.onClose();
          return null;
        }}
      />
    </Popup.Root>
  );
}
