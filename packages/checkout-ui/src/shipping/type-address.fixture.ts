import type { Address } from "@store/contract/shared";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

/** A field of the address by the beginning of its label, which may be another from country to country. */
export const field = (name: string) => screen.getByLabelText(new RegExp(`^(${name})`));

/** Types an address into the fields on screen; the state, where the address has one, is chosen from its list. */
export async function typeAddress(address: Address): Promise<void> {
  await userEvent.type(field("First Name"), address.firstName);
  await userEvent.type(field("Last Name"), address.lastName);
  await userEvent.type(field("Address 1"), address.address1);
  await userEvent.type(field("City"), address.city);
  if (address.state) await userEvent.selectOptions(field("State"), address.state);
  await userEvent.type(field("ZIP Code|Postal Code"), address.postalCode);
  await userEvent.type(field("Phone Number"), address.dayPhone);
  await userEvent.type(field("Email Address"), address.emailAddress ?? "");
}
