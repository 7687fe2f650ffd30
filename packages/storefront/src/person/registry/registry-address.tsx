import { type Address, toAddressText } from "@store/contract/shared";
import { StoreLink } from "@store/ui-kit/link";
import { VisuallyHidden } from "@store/ui-kit/visually-hidden";

/** The value of the choice that leaves the stored address as it is. */
export const storedAddressValue = "keep";

const toLine = (address: Address) => `${address.firstName} ${address.lastName}, ${toAddressText(address)}`;

/** The addresses to choose from: what is stored first, then those of the account that are others. */
export function toAddressOptions(addresses: readonly Address[], stored?: Address | null) {
  const kept = stored ? [{ value: storedAddressValue, label: toLine(stored) }] : [];
  const others = addresses.filter((address) => !stored || toLine(address) !== toLine(stored));
  return [...kept, ...others.map((address) => ({ value: address.addressId ?? "", label: toLine(address) }))];
}

export interface AddressHintProps {
  /** The addresses of the account. */
  readonly addresses: readonly Address[];
  /** The address that the registry has. */
  readonly stored?: Address | null | undefined;
}

/** What the address of a registry is for, what it is now, and where addresses come from. */
export function AddressHint({ addresses, stored }: AddressHintProps) {
  return (
    <>
      <span>{`Givers may send gifts to it; they never see it.${stored ? ` It is ${toLine(stored)} now.` : ""}`}</span>
      {addresses.length === 0 ? (
        <span>
          {" "}
          <StoreLink href="/account/addresses/new" target="_blank">
            Save an address <VisuallyHidden>in a new window</VisuallyHidden>
          </StoreLink>{" "}
          to choose it here.
        </span>
      ) : null}
    </>
  );
}
