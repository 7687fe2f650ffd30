import type { CheckoutModel, PickupContact } from "@store/contract/checkout";
import type { CheckedAddress, KnownAddress } from "@store/ui-kit/address-fields";

/** The fields of the pickup contact. */
export const pickupFieldNames = ["firstName", "lastName", "dayPhone", "emailAddress"] as const;

/** The known pickup contact: the named person, otherwise the recipient of the shipped items. */
export function toKnownContact(model: CheckoutModel | null): KnownAddress {
  const recipients = model?.shippingOptions.recipients ?? [];
  const [contact] = recipients.flatMap(({ bopsOptions }) => bopsOptions?.pickupContact ?? []);
  if (contact) return { ...contact, dayPhone: contact.phone, emailAddress: contact.email };
  const person = recipients.find(({ address }) => address !== null)?.address;
  const emailAddress = person?.emailAddress ?? model?.accountInfo.email ?? "";
  return { ...person, emailAddress };
}

/** Whether the fields have another contact than the known one; `read` returns the text of a field. */
export function isContactTyped(
  model: CheckoutModel | null,
  read: (name: (typeof pickupFieldNames)[number]) => string | null,
): boolean {
  const known = toKnownContact(model);
  return pickupFieldNames.some((name) => (read(name) ?? "") !== (known[name] ?? ""));
}

/** The contact to send. */
export function toPickupContact(checked: CheckedAddress): PickupContact {
  const { firstName, lastName, dayPhone: phone, emailAddress: email = "" } = checked;
  return { firstName, lastName, phone, email };
}
