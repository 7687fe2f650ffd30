import { type Basket, firstRecipientId } from "../../../basket/basket.ts";
import { withChoices } from "../../../basket/rules/basket-state.ts";
import { pickupRecipientId } from "../../../basket/rules/to-recipients.ts";

/**
 * The basket with some lines sent to one of its people, from wherever they went before. Whoever gets nothing any more is
 * forgotten with what was chosen for them, but the first person stays: an order needs somebody.
 */
export function sendLines(basket: Basket, lineIds: ReadonlySet<string>, recipientId: string): Basket {
  const to = recipientId === firstRecipientId ? null : recipientId;
  const lines = basket.lines.map((line) => {
    const isThere = line.recipientId === to && line.locationId === null;
    return lineIds.has(line.lineId) && !isThere ? { ...line, recipientId: to, locationId: null } : line;
  });
  return removeUnusedRecipients({ ...basket, lines }, recipientId);
}

function removeUnusedRecipients(basket: Basket, kept: string): Basket {
  const busy = new Set([
    firstRecipientId,
    kept,
    ...basket.lines.map(({ recipientId, locationId }) =>
      locationId === null ? (recipientId ?? firstRecipientId) : pickupRecipientId(locationId),
    ),
  ]);
  const recipients = (basket.choices.recipients ?? []).filter(({ id }) => busy.has(id));
  return withChoices(basket, { recipients });
}
