import { type Basket, firstRecipientId } from "../../basket/basket.ts";
import { plainLine, withLine, withNewLine, withRecipient } from "../../basket/rules/edit-basket.ts";
import type { Addition } from "./decide-add.ts";
import { isSameLine } from "./is-same-line.ts";

/** The basket with additions in it: each counts up the line that is the same, or becomes a line at the end. */
export function applyAdditions(basket: Basket, additions: readonly Addition[], newId: () => string): Basket {
  return additions.reduce((grown, { item, text, quantity, level, ...fulfillment }) => {
    const line = { ...plainLine, ...fulfillment, sku: item.sku, personalizationText: text };
    const same = grown.lines.find((one) => one.state === "cart" && isSameLine(one, line));
    const put = same
      ? withLine(grown, same.lineId, { quantity: same.quantity + quantity })
      : withNewLine(grown, { ...line, quantity, lineId: newId() });
    return level === null ? put : withParcelLevel(put, level);
  }, basket);
}

// Parcels to one person travel together.
function withParcelLevel(basket: Basket, level: 2 | 3): Basket {
  const first = basket.choices.recipients?.find(({ id }) => id === firstRecipientId);
  return withRecipient(basket, firstRecipientId, { serviceLevels: { ...first?.serviceLevels, parcel: level } });
}
