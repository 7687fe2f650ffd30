import type { Address } from "@store/contract/shared";
import type { BasketState } from "../../../basket/rules/basket-state.ts";
import type { BasketRecipient } from "../../../basket/rules/to-recipients.ts";

/** What an address id of a client refers to: a saved address, or a recipient of the order. */
export type FoundAddress = { kind: "account"; address: Address } | { kind: "recipient"; recipient: BasketRecipient };

/** The address of an id; undefined if there is none (any more). A store's pickups have no address. */
export function findAddress(
  { basketContext, recipients }: Pick<BasketState, "basketContext" | "recipients">,
  addressId: string,
): FoundAddress | undefined {
  const address = basketContext.account?.addresses.find((one) => one.addressId === addressId);
  if (address) return { kind: "account", address };
  const recipient = recipients.find(({ id, place }) => id === addressId && place !== null);
  return recipient && { kind: "recipient", recipient };
}
