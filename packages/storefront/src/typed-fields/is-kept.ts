/** What a shopper writes, chooses or ticks. */
export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

// What the browser fills in from an address book names its field so; numbers of cards and codes name themselves otherwise,
// or not at all.
const ofAnAddress =
  /(^| )(name|given-name|family-name|organization|address-line[123]|address-level[12]|postal-code|country|email|tel)$/;

/** The field an event came from. */
export function toField(target: EventTarget | null): Field | null {
  const isField =
    target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;
  return isField ? target : null;
}

/** Whether a field is ticked rather than written. */
export function isTicked(field: Field): field is HTMLInputElement & { type: "checkbox" | "radio" } {
  return field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type);
}

/**
 * Whether a field's words may outlive a refresh: those of a form that a script sends, and never a card, a code, a PIN or a
 * password (AMB-042). What is not known to be harmless is not kept.
 */
export function isKept(field: Field): boolean {
  if (!field.name || !field.form || field.form.hasAttribute("action")) return false;
  if (!(field instanceof HTMLInputElement)) return !/^cc-/.test(field.autocomplete);
  return isTicked(field) || (field.type !== "password" && ofAnAddress.test(field.autocomplete));
}
