import { isSameAddress } from "@store/contract/shared";
import { type Basket, firstRecipientId, type RecipientChoice } from "../../../basket/basket.ts";
import { type BasketState, withRecipient } from "../../../basket/rules/basket-state.ts";

/** A person of a basket with an address, and the basket. */
export interface DestinationChange {
  basket: Basket;
  recipientId: string;
}

/** Where a person of a basket is: at an address, or at that of a gift registry. */
export type Destination = Pick<RecipientChoice, "address" | "registryCode">;

/** Sets the destination of a person; an appointment and a holiday date of the previous one are cleared. */
export function sendTo(
  { basket, now }: Pick<BasketState, "basket" | "now">,
  recipientId: string,
  { address, registryCode }: Destination,
): Basket {
  const before = basket.choices.recipients?.find(({ id }) => id === recipientId);
  const isElsewhere =
    before !== undefined &&
    isAddressed(before) &&
    (before.registryCode !== registryCode || before.address?.postalCode !== address?.postalCode);
  return withRecipient(basket, recipientId, {
    address,
    addressedAt: now.toISOString(),
    registryCode,
    ...(isElsewhere && { trip: undefined, holidayHold: undefined }),
  });
}

/**
 * Finds the person with a destination, or creates a new one: two lines to one address ship together. The first person
 * takes it while they have none.
 */
export function withDestination(
  state: Pick<BasketState, "basket" | "now">,
  destination: Destination,
  newId: () => string,
): DestinationChange {
  const { basket } = state;
  const people = (basket.choices.recipients ?? []).filter(isAddressed);
  const same = people.find((one) => isSameDestination(one, destination));
  if (same) return { basket, recipientId: same.id };
  const isFirstFree = !people.some(({ id }) => id === firstRecipientId);
  const recipientId = isFirstFree ? firstRecipientId : `recipient-${newId()}`;
  return { basket: sendTo(state, recipientId, destination), recipientId };
}

function isAddressed({ address, registryCode }: Destination): boolean {
  return address !== undefined || registryCode !== undefined;
}

function isSameDestination(one: Destination, other: Destination): boolean {
  if (one.registryCode !== undefined || other.registryCode !== undefined)
    return one.registryCode === other.registryCode;
  return one.address !== undefined && other.address !== undefined && isSameAddress(one.address, other.address);
}
