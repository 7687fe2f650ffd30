import { checkLabel, normalizeText } from "@store/postal-and-address";

/** What the form of a registry sends. */
export interface RegistryFields {
  readonly name: string;
  readonly registryType: string;
  /** An ISO date; "" while none is chosen. */
  readonly eventDate: string;
  /** The value of the chosen address; "" for none. */
  readonly address: string;
}

/** A field as it is checked and sent: a name without what is not seen. */
export function normalizeRegistryField(field: keyof RegistryFields, value: string): string {
  return field === "name" ? normalizeText(value) : value.trim();
}

/** What is wrong with the fields, as far as the shop can say it without the service. */
export function checkRegistryFields({
  name,
  eventDate,
}: RegistryFields): Partial<Record<keyof RegistryFields, string>> {
  const errors: Partial<Record<keyof RegistryFields, string>> = {};
  const label = checkLabel(name, "Registry Name");
  if (!label.ok) errors.name = label.message;
  // A year may have more digits than four.
  if (!/^\d{4}-\d\d-\d\d$/.test(eventDate)) errors.eventDate = "Please enter a valid Event Date.";
  return errors;
}
