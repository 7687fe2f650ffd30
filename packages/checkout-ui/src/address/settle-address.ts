import type { Address, Suggestion } from "@store/contract/shared";
import { toDraft } from "@store/ui-kit/address-fields";

/** The value of the option that keeps the input. */
export const asEntered = "asEntered";

/** Suggestions for an address, and the selected one. */
export interface AddressDecision {
  readonly address: Address;
  readonly suggestions: readonly Suggestion[];
  readonly choice: string;
}

/** The first selection: the correction of a state that contradicts the postal code, otherwise the address as entered. */
export function toDecision({ address, suggestions }: Omit<AddressDecision, "choice">): AddressDecision {
  const [first] = suggestions;
  const isContradicted = first?.zipCode === address.postalCode && first.state !== address.state;
  return { address, suggestions, choice: isContradicted ? "0" : asEntered };
}

/** The address with a selected suggestion, or as it was entered. */
export function settleAddress(address: Address, suggestions: readonly Suggestion[], choice: string): Address {
  const suggestion = choice === asEntered ? undefined : suggestions[Number(choice)];
  if (!suggestion) return address;
  const { city, state, zipCode, address1 } = suggestion;
  return { ...address, city, state, postalCode: zipCode, ...(address1 && { address1 }) };
}

/** An address in one line, as a key. */
export function toAddressKey(address: Address): string {
  return Object.values(toDraft(address)).join("|");
}

/** A suggestion in one line: "Chicago, IL 60614". */
export function toSuggestionLabel({ address1, city, state, zipCode }: Suggestion): string {
  return `${address1 ? `${address1}, ` : ""}${city}, ${state} ${zipCode}`;
}
