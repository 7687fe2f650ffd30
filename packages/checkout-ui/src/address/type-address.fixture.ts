import type { Address } from "@store/contract/shared";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

/** A field of the address by the beginning of its label, which differs by country. */
export const field = (name: string) => screen.getByLabelText(new RegExp(`^(${name})`));

/** Enters a text at once; other tests cover single keystrokes. */
async function enter(name: string, text: string): Promise<void> {
  await userEvent.click(field(name));
  await userEvent.paste(text);
}

/** Types an address into the fields on screen; the state, where the address has one, is chosen from its list. E-mail is not asked twice. */
export async function typeAddress(address: Address): Promise<void> {
  await enter("First Name", address.firstName);
  await enter("Last Name", address.lastName);
  await enter("Address 1", address.address1);
  await enter("City", address.city);
  if (address.state) await userEvent.selectOptions(field("State"), address.state);
  await enter("ZIP Code|Postal Code", address.postalCode);
  await enter("Phone Number", address.dayPhone);
  if (address.emailAddress) await enter("Email Address", address.emailAddress);
}
