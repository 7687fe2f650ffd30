import { type Address, type ShipTo, toAddressLines } from "@store/contract/shared";

export interface AddressLinesProps {
  readonly address: Address;
  /** The country of the order, which the lines name if the address is there. */
  readonly shipTo?: ShipTo | undefined;
}

/** An address as text, with its country if it is abroad. */
export function AddressLines({ address, shipTo }: AddressLinesProps) {
  const { firstName, lastName, dayPhone, emailAddress } = address;
  const lines = [`${firstName} ${lastName}`, ...toAddressLines(address, shipTo), dayPhone, emailAddress];
  return (
    <address data-part="address-lines">
      {lines
        .filter((line) => line)
        .map((line) => (
          <span key={line}>{line}</span>
        ))}
    </address>
  );
}
