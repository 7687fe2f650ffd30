import { donationChoices } from "@store/contract/shared";

/**
 * The amount of a donation: three options, or any other up to $500. A typed amount has priority over the selected one.
 */
export function DonationAmount() {
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
        <label data-part="field-label" htmlFor="otherAmount">
          Other amount (optional)
        </label>
        <input
          data-part="field-input"
          type="text"
          id="otherAmount"
          name="otherAmount"
          inputMode="decimal"
          autoComplete="off"
          aria-describedby="otherAmount-hint"
        />
        <p data-part="field-hint" id="otherAmount-hint">
          From $1 to $500. Replaces the amount above.
        </p>
      </div>
    </div>
  );
}
