import type { Address } from "@store/contract/shared";
import type { AddressColumns } from "./tables/address-columns.ts";

/** An address from the columns of a row; missing lines are omitted. */
export function toAddress(row: AddressColumns): Address {
  return {
    firstName: row.first_name,
    lastName: row.last_name,
    address1: row.address1,
    ...(row.address2 === null ? {} : { address2: row.address2 }),
    ...(row.address3 === null ? {} : { address3: row.address3 }),
    city: row.city,
    state: row.state,
    postalCode: row.postal_code,
    country: row.country,
    dayPhone: row.day_phone,
  };
}

/** The columns of an address; its e-mail address and its id are stored elsewhere. */
export function toAddressColumns(address: Address): AddressColumns {
  return {
    first_name: address.firstName,
    last_name: address.lastName,
    address1: address.address1,
    address2: address.address2 ?? null,
    address3: address.address3 ?? null,
    city: address.city,
    state: address.state,
    postal_code: address.postalCode,
    country: address.country,
    day_phone: address.dayPhone,
  };
}
