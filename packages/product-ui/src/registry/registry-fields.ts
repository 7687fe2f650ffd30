/** What the form of a registry sends. */
export interface RegistryFields {
  readonly name: string;
  readonly registryType: string;
  /** An ISO date; "" while none is chosen. */
  readonly eventDate: string;
  /** The value of the chosen address; "" for none. */
  readonly address: string;
}

/** The most characters of a registry's name. */
const longestName = 80;

/** What is wrong with the fields, as far as the shop can say it without the service. */
export function checkRegistryFields({
  name,
  eventDate,
}: RegistryFields): Partial<Record<keyof RegistryFields, string>> {
  const errors: Partial<Record<keyof RegistryFields, string>> = {};
  if (name.trim() === "") errors.name = "The Registry Name field is required.";
  else if (name.trim().length > longestName)
    errors.name = `The Registry Name may have up to ${longestName} characters.`;
  // A year may have more digits than four.
  if (!/^\d{4}-\d\d-\d\d$/.test(eventDate)) errors.eventDate = "Please enter a valid Event Date.";
  return errors;
}
