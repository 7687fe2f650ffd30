import type { Address, ShipTo } from "@store/contract/shared";
import { isAbroad } from "./is-abroad.ts";

export interface AddressLinesProps {
  readonly address: Address;
  /** The country of the order, which the lines name if the address is there. */
  readonly shipTo?: ShipTo | undefined;
}

/** An address as text, with its country if it is abroad. */
export function AddressLines({ address, shipTo }: AddressLinesProps) {
  const { firstName, lastName, address1, address2, address3, city, state, postalCode, dayPhone, emailAddress } =
    address;
  const place = [city, `${state} ${postalCode}`.trim()].filter((part) => part).join(", ");
  const country = isAbroad(shipTo) && address.country === shipTo.code ? shipTo.name : undefined;
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
