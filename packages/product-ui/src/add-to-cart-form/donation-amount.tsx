import { donationChoices } from "@store/contract/shared";
import { fieldId, useUniqueId } from "@store/ui-kit/field";

/**
 * The amount of a donation: three options, or any other up to $500. A typed amount has priority over the selected one.
 */
export function DonationAmount({ idPrefix }: { readonly idPrefix?: string | undefined }) {
  const id = fieldId("otherAmount", idPrefix);
  useUniqueId(id);
  return (
    <div data-part="donation">
      <fieldset data-part="donation-amounts">
        <legend data-part="field-label">Your donation</legend>
        {donationChoices.map((cents) => (
          <label key={cents} data-part="choice">
            <input type="radio" name="amount" value={cents / 100} defaultChecked={cents === 500} />
            <span>{`$${cents / 100}`}</span>
          </label>
        ))}
      </fieldset>
      <div data-part="field">
        <label data-part="field-label" htmlFor={id}>
          Other amount (optional)
        </label>
        <input
          data-part="field-input"
          type="text"
          id={id}
          name="otherAmount"
          inputMode="decimal"
          autoComplete="off"
          aria-describedby={`${id}-hint`}
        />
        <p data-part="field-hint" id={`${id}-hint`}>
          From $1 to $500. Replaces the amount above.
        </p>
      </div>
    </div>
  );
}
