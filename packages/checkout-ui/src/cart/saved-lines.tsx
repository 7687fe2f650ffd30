import type { CartLine, Currency } from "@store/contract/shared";
import type { LineActions } from "./line-actions.ts";
import { SavedLineRow } from "./saved-line-row.tsx";
import type { LineErrors } from "./use-cart-lines.ts";

export interface SavedLinesProps {
  readonly lines: readonly CartLine[];
  readonly currency: Currency;
  readonly errors: LineErrors;
  readonly actions: LineActions;
}

/** What the shopper has put aside; nothing while there is nothing. */
export function SavedLines({ lines, currency, errors, actions }: SavedLinesProps) {
  if (lines.length === 0) return null;
  return (
    <section data-part="saved-lines" aria-labelledby="saved-for-later">
      <h2 id="saved-for-later">Saved for later</h2>
      <ul data-part="cart-lines" aria-labelledby="saved-for-later">
        {lines.map((line) => (
          <SavedLineRow key={line.id} line={line} currency={currency} error={errors[line.id]?.text} actions={actions} />
        ))}
      </ul>
    </section>
  );
}
