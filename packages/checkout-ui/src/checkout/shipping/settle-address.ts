import type { Address, Suggestion } from "@store/contract/shared";
import { toDraft } from "@store/ui-kit/address-fields";

/** The value of the choice that keeps what was typed. */
export const asEntered = "asEntered";

/** The address with a chosen suggestion in it, or as it was entered. */
export function settleAddress(address: Address, suggestions: readonly Suggestion[], choice: string): Address {
  const suggestion = choice === asEntered ? undefined : suggestions[Number(choice)];
  if (!suggestion) return address;
  const { city, state, zipCode, address1 } = suggestion;
  return { ...address, city, state, postalCode: zipCode, ...(address1 && { address1 }) };
}

/** An address in one line, to know it again. */
export function toAddressKey(address: Address): string {
  return Object.values(toDraft(address)).join("|");
}

/** A suggestion in one line: "Chicago, IL 60614". */
export function toSuggestionLabel({ address1, city, state, zipCode }: Suggestion): string {
  return `${address1 ? `${address1}, ` : ""}${city}, ${state} ${zipCode}`;
}
