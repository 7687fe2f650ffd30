import { type Address, type ShipTo, toAddressee, toAddressLines } from "@store/contract/shared";

export interface AddressLinesProps {
  readonly address: Address;
  /** The country of the order, which the lines name if the address is there. */
  readonly shipTo?: ShipTo | undefined;
  /** The name of its country, for an address that is in another one than the order. */
  readonly countryName?: string | undefined;
}

/** An address as text, with its country if it is abroad. */
export function AddressLines({ address, shipTo, countryName }: AddressLinesProps) {
  const { dayPhone, emailAddress } = address;
  const place = toAddressLines(address, shipTo);
  const lines = [toAddressee(address), ...place, countryName, dayPhone, emailAddress];
  return (
    <address data-part="address-lines">
      {lines
        .filter((line) => line)
        .map((line) => (
          <bdi key={line}>{line}</bdi>
        ))}
    </address>
  );
}
