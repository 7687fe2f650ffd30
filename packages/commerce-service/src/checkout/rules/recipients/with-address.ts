import { type Address, isSameAddress } from "@store/contract/shared";
import { type Basket, firstRecipientId } from "../../../basket/basket.ts";
import { withRecipient } from "../../../basket/rules/basket-state.ts";

/** A person of a basket with an address, and the basket. */
export interface Addressed {
  basket: Basket;
  recipientId: string;
}

/** Sets the address of a person; an appointment and a holiday date of the previous destination are cleared. */
export function addressRecipient(basket: Basket, recipientId: string, address: Address): Basket {
  const before = basket.choices.recipients?.find(({ id }) => id === recipientId)?.address;
  const isElsewhere = before !== undefined && before.postalCode !== address.postalCode;
  return withRecipient(basket, recipientId, {
    address,
    ...(isElsewhere && { trip: undefined, holidayHold: undefined }),
  });
}

/**
 * Finds the person with an address, or creates a new one: two lines to one address ship together. The first person
 * takes it while they have none.
 */
export function withAddress(basket: Basket, address: Address, newId: () => string): Addressed {
  const people = (basket.choices.recipients ?? []).filter((one) => one.address !== undefined);
  const same = people.find((one) => one.address && isSameAddress(one.address, address));
  if (same) return { basket, recipientId: same.id };
  const isFirstFree = !people.some(({ id }) => id === firstRecipientId);
  const recipientId = isFirstFree ? firstRecipientId : `recipient-${newId()}`;
  return { basket: addressRecipient(basket, recipientId, address), recipientId };
}
