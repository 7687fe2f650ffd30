import type { Product } from "@store/contract/catalog";
import { type Currency, formatPrice } from "@store/price-format";

/** The craft of a personalization, by customization type. */
const crafts: Partial<Record<Product["customizationType"], string>> = { 700: "Embroidery", 705: "Etching" };

export interface PersonalizationInputProps {
  readonly customizationType: Product["customizationType"];
  readonly personalization: NonNullable<Product["personalization"]>;
  readonly currency: Currency;
}

/**
 * Optional text to be embroidered or etched. The browser checks length and characters; the service checks them again.
 */
export function PersonalizationInput({ customizationType, personalization, currency }: PersonalizationInputProps) {
  const { label, maxLength, pattern, fee } = personalization;
  const charge = formatPrice(fee, { currency, locale: currency === "CAD" ? "en-CA" : "en-US" });
  const rule = `Up to ${maxLength} characters. ${fee > 0 ? `Adds ${charge} per item.` : "No charge."}`;
  return (
    <div data-part="field">
      <label data-part="field-label" htmlFor="personalizationText">
        {crafts[customizationType] ?? label} (optional)
      </label>
      <input
        data-part="field-input"
        type="text"
        id="personalizationText"
        name="personalizationText"
        maxLength={maxLength}
        pattern={pattern}
        title={rule}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="done"
        aria-describedby="personalizationText-hint"
      />
      <p data-part="field-hint" id="personalizationText-hint">
        {rule}
      </p>
    </div>
  );
}
