import { cardNumberMaxLength, displayCardType } from "@store/card-validation";
import { siteAtom } from "@store/shopper-state";
import { Field } from "@store/ui-kit/field";
import { useAtomValue } from "jotai";
import { AcceptedCardMarks, CardMark } from "./card-mark.tsx";
import { SecurityCodeField } from "./security-code-field.tsx";
import type { CardFormState } from "./use-card-form.ts";

export type { CardEntry, CardProblems } from "./check-card-draft.ts";
export { type CardFormOptions, type CardFormState, useCardForm } from "./use-card-form.ts";

/** The accepted cards, until the number determines one: then only that one, with its name. */
function CardMarks({ type }: Pick<CardFormState, "type">) {
  const { plccLabel, coBrandLabel } = useAtomValue(siteAtom);
  if (type === "Unspecified") return <AcceptedCardMarks />;
  return (
    <>
      <CardMark type={type} />
      <span>{displayCardType(type, { PLCCSynchrony: plccLabel, CoBrandMasterCard: coBrandLabel })}</span>
    </>
  );
}

/** Number, expiry date and security code of one card; a store card has only the number. */
export function CardForm({ form }: { form: CardFormState }) {
  return (
    <div data-part="card-form">
      <Field
        {...form.numberProps}
        label="Card Number"
        autoComplete="cc-number"
        inputMode="numeric"
        enterKeyHint="next"
        maxLength={cardNumberMaxLength}
        hint={<CardMarks type={form.type} />}
        required
      />
      {form.hasExpiry ? (
        <Field
          {...form.expiryProps}
          label="Expiration Date (MM/YY)"
          autoComplete="cc-exp"
          inputMode="numeric"
          enterKeyHint="next"
          required
        />
      ) : null}
      {form.hasSecurityCode ? <SecurityCodeField {...form.codeProps} /> : null}
      {form.saveProps ? (
        <label data-part="check-line">
          <input
            type="checkbox"
            id={form.saveProps.id}
            name={form.saveProps.name}
            checked={form.saveProps.checked}
            onChange={(event) => form.saveProps?.onChange(event.target.checked)}
          />
          Save card to my account
        </label>
      ) : null}
    </div>
  );
}
