import type { Address, ShipTo } from "@store/contract/shared";

export interface AddressLinesProps {
  readonly address: Address;
  /** Names the country of an address that lies in it. */
  readonly shipTo?: ShipTo | undefined;
}

// A site sends to none of the other's country, so that an address in one of them is its own.
const countriesOfSites: ReadonlySet<string> = new Set(["USA", "CAN"]);

/** An address to be read, as it stands on a parcel; abroad with its country. */
export function AddressLines({ address, shipTo }: AddressLinesProps) {
  const { firstName, lastName, address1, address2, address3, city, state, postalCode, dayPhone, emailAddress } =
    address;
  const place = [city, `${state} ${postalCode}`.trim()].filter((part) => part).join(", ");
  const isAbroad = address.country === shipTo?.code && !countriesOfSites.has(address.country);
  const country = isAbroad ? shipTo.name : undefined;
  const lines = [`${firstName} ${lastName}`, address1, address2, address3, place, country];
  const contact = [dayPhone, emailAddress].filter((line) => line);
  return (
    <address data-part="address-lines">
      {[...lines, ...contact]
        .filter((line) => line)
        .map((line) => (
          <span key={line}>{line}</span>
        ))}
    </address>
  );
}
