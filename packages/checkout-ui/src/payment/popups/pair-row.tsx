import { Button } from "@store/ui-kit/button";
import { Field, fieldId } from "@store/ui-kit/field";
import { formatSecurityCode } from "../../card/security-code.ts";
import { SecurityCodeField } from "../../card/security-code-field.tsx";
import { toExpiryText, useCardName } from "./account-card-list.tsx";
import type { PairCard } from "./two-card-rules.ts";
import type { useTwoCards } from "./use-two-cards.ts";

export interface PairRowProps {
  readonly card: PairCard;
  readonly two: ReturnType<typeof useTwoCards>;
  /** Opens the selection of another second card. */
  readonly onReplace?: () => void;
}

/** One card of "Select Two Cards": a checkbox and, if it is selected, its amount, its code, and its errors. */
export function PairRow({ card, two, onReplace }: PairRowProps) {
  const { key, type, label, isDisabled, asksCode } = card;
  const { chosen, amounts, codes, errors } = two;
  const name = useCardName()(card);
  const id = fieldId(`two.${key}`);
  const at = chosen.indexOf(key);
  const isFull = chosen.length === 2 && at === -1;
  const note = label ?? toExpiryText(card);
  return (
    <>
      <label data-part="radio-card" htmlFor={id}>
        <input
          type="checkbox"
          id={id}
          checked={at >= 0}
          disabled={isDisabled || isFull}
          aria-labelledby={`${id}-label`}
          aria-describedby={note ? `${id}-note` : undefined}
          onChange={() => two.toggle(key)}
        />
        <span data-part="radio-card-label" id={`${id}-label`}>
          {name}
        </span>
        {note ? (
          <span data-part="radio-card-description" id={`${id}-note`}>
            {note}
          </span>
        ) : null}
      </label>
      {at === 0 || at === 1 ? (
        <fieldset data-part="card-form" aria-label={name}>
          <Field
            label="Amount"
            name={`two.${key}.amount`}
            inputMode="decimal"
            required
            value={amounts[at]}
            error={errors.cards[key]}
            onChange={(text) => two.changeAmount(at, text)}
          />
          {asksCode ? (
            <SecurityCodeField
              name={`two.${key}.code`}
              value={codes[key] ?? ""}
              error={errors.codes[key]}
              type={type}
              onChange={(value) =>
                two.changeCode(key, formatSecurityCode({ value, selectionStart: value.length }, type).value)
              }
            />
          ) : null}
          {onReplace ? (
            <Button variant="quiet" aria-haspopup="dialog" onClick={onReplace}>
              Use another card
            </Button>
          ) : null}
        </fieldset>
      ) : null}
    </>
  );
}
