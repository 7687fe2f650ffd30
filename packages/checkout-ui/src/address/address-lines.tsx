import type { Address } from "@store/contract/shared";

/** An address to be read, as it stands on a parcel. */
export function AddressLines({ address }: { address: Address }) {
  const { firstName, lastName, address1, address2, address3, city, state, postalCode, dayPhone, emailAddress } =
    address;
  const lines = [`${firstName} ${lastName}`, address1, address2, address3, `${city}, ${state} ${postalCode}`];
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
