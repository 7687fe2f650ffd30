import { maxQuantity } from "@store/contract/shared";
import { type Basket, type BasketLine, firstRecipientId } from "../../../basket/basket.ts";
import { isSameLine } from "../../../basket/is-same-line.ts";
import { withChoices } from "../../../basket/rules/basket-state.ts";
import { pickupRecipientId } from "../../../basket/rules/to-recipients.ts";

/**
 * The basket with some lines moved to a recipient. Split units join an equal line again. A recipient without lines is
 * removed with their options, except the first, since an order needs one.
 */
export function sendLines(basket: Basket, lineIds: ReadonlySet<string>, recipientId: string): Basket {
  const to = recipientId === firstRecipientId ? null : recipientId;
  const lines = basket.lines.map((line) => {
    const isThere = line.recipientId === to && line.locationId === null;
    return lineIds.has(line.lineId) && !isThere ? { ...line, recipientId: to, locationId: null } : line;
  });
  return removeUnusedRecipients({ ...basket, lines: joinLines(lines, lineIds) }, recipientId);
}

/** The lines with each of those that were sent added to an equal one before it, as far as one line may hold. */
function joinLines(lines: readonly BasketLine[], sentIds: ReadonlySet<string>): readonly BasketLine[] {
  const joined: BasketLine[] = [];
  for (const line of lines) {
    const place = joined.findIndex(
      (one) =>
        (sentIds.has(line.lineId) || sentIds.has(one.lineId)) &&
        canJoin(one, line) &&
        one.quantity + line.quantity <= maxQuantity,
    );
    const same = joined[place];
    if (same) joined[place] = { ...same, quantity: same.quantity + line.quantity };
    else joined.push(line);
  }
  return joined;
}

// A line that is saved for later or removed, and every donation, stays as it is.
function canJoin(one: BasketLine, other: BasketLine): boolean {
  const areOrdered = one.state === "cart" && other.state === "cart" && one.options.donationCents === undefined;
  return areOrdered && isSameLine(one, other);
}

function removeUnusedRecipients(basket: Basket, recipientId: string): Basket {
  const busy = new Set([
    firstRecipientId,
    recipientId,
    ...basket.lines.map((line) =>
      line.locationId === null ? (line.recipientId ?? firstRecipientId) : pickupRecipientId(line.locationId),
    ),
  ]);
  const recipients = (basket.choices.recipients ?? []).filter(({ id }) => busy.has(id));
  return withChoices(basket, { recipients });
}
