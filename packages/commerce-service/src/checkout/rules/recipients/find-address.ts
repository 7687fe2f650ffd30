import type { BasketState } from "../../../basket/rules/basket-state.ts";
import { type BasketRecipient, isInternational } from "../../../basket/rules/to-recipients.ts";
import { toShareCode } from "../../../registries/registry-record.ts";
import type { Destination } from "./with-destination.ts";

/** What an address id of a client refers to: a saved address or that of a registry, or a recipient of the order. */
export type FoundAddress =
  | { kind: "destination"; destination: Destination }
  | { kind: "recipient"; recipient: BasketRecipient };

/** The address of an id; undefined if there is none (any more). A store's pickups have no address. */
export function findAddress(
  state: Pick<BasketState, "basket" | "basketContext" | "lines" | "recipients">,
  addressId: string,
): FoundAddress | undefined {
  const { basketContext, recipients } = state;
  const address = basketContext.account?.addresses.find((one) => one.addressId === addressId);
  if (address) return { kind: "destination", destination: { address } };
  const registryCode = toShareCode(addressId);
  if (registryCode !== null) {
    const registry = offerRegistries(state).find(({ shareCode }) => shareCode === registryCode);
    return registry && { kind: "destination", destination: { registryCode } };
  }
  const recipient = recipients.find(({ id, place }) => id === addressId && place !== null);
  return recipient && { kind: "recipient", recipient };
}

/** The registries of an order to whose address gifts may be sent: in the site's own country. */
export function offerRegistries({
  basket,
  basketContext,
  lines,
}: Pick<BasketState, "basket" | "basketContext" | "lines">) {
  if (isInternational(basket)) return [];
  return [...basketContext.registries.values()].filter(
    ({ address, shareCode }) => address !== null && lines.some(({ registryCode }) => registryCode === shareCode),
  );
}
