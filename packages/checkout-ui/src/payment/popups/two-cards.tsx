import { formatPrice } from "@store/price-format";
import { siteAtom } from "@store/shopper-state";
import { Alert } from "@store/ui-kit/alert";
import { Button } from "@store/ui-kit/button";
import { Popup } from "@store/ui-kit/popup";
import type { QueuedPopupProps } from "@store/ui-kit/popup-queue";
import { useAtomValue } from "jotai";
import { type FormEvent, useState } from "react";
import { mayAddCard } from "../../card/account-cards.ts";
import { findRestriction } from "./account-card-list.tsx";
import { ApplyNewCard } from "./apply-new-card.tsx";
import { NewOrSavedCard } from "./new-or-saved-card.tsx";
import { PairRow } from "./pair-row.tsx";
import { useTwoCards } from "./use-two-cards.ts";

export interface TwoCardsRequest {
  readonly kind: "twoCards";
  /** Both cards are applied. */
  readonly onApplied: () => void;
}

/** Two cards that share the amount due, each with its amount and its code. */
export function TwoCards({ request, ...popup }: QueuedPopupProps<TwoCardsRequest>) {
  const price = useAtomValue(siteAtom);
  const [adding, setAdding] = useState<"new" | "second" | null>(null);
  const two = useTwoCards(() => {
    request.onApplied();
    popup.onClose();
  });
  const { cards, chosen, errors, data } = two;
  const savedId = cards.find(({ kind, key }) => kind === "saved" && key === chosen[0])?.key;

  const restriction = findRestriction(cards);

  function submit(event: FormEvent): void {
    event.preventDefault();
    // React lets the event bubble to the form that opened the popup, too.
    event.stopPropagation();
    void two.submit();
  }

  return (
    <Popup.Root {...popup} closesBeside={false}>
      <Popup.Title>Select Two Cards</Popup.Title>
      <form noValidate onSubmit={submit} aria-label="Two cards">
        <Popup.Body>
          {two.alert ? <Alert tone="error">{two.alert}</Alert> : null}
          <p>{`Together they pay ${formatPrice(two.dueCents, price)}.`}</p>
          {restriction ? <p data-part="field-hint">{restriction}</p> : null}
          <fieldset data-part="radio-cards" aria-describedby={errors.choice ? "two-cards-error" : undefined}>
            <legend data-part="visually-hidden">Cards</legend>
            {cards.map((card) => (
              <PairRow
                key={card.key}
                card={card}
                two={two}
                {...(chosen[1] === card.key &&
                  cards.some(({ kind }) => kind === "saved") && {
                    onReplace: () => setAdding("second"),
                  })}
              />
            ))}
          </fieldset>
          {[errors.choice, errors.amounts].map((error) =>
            error ? (
              <p key={error} data-part="field-error" id="two-cards-error" role="alert">
                {error}
              </p>
            ) : null,
          )}
          {data && mayAddCard(data) ? (
            <Button variant="quiet" aria-haspopup="dialog" onClick={() => setAdding("new")}>
              Add new card
            </Button>
          ) : null}
        </Popup.Body>
        <Popup.Actions>
          <Popup.Close>Cancel</Popup.Close>
          <Button type="submit" busy={two.isBusy} busyLabel="Applying">
            Apply
          </Button>
        </Popup.Actions>
      </form>
      <ApplyNewCard
        isOpen={adding === "new"}
        onClose={() => setAdding(null)}
        onApply={async (entry) => {
          two.add(entry);
          return null;
        }}
      />
      <NewOrSavedCard
        isOpen={adding === "second"}
        onClose={() => setAdding(null)}
        usedIds={savedId === undefined ? [] : [savedId]}
        onNew={(entry) => two.add(entry, { replacesSecond: true })}
        onSaved={two.replaceSecond}
      />
    </Popup.Root>
  );
}
