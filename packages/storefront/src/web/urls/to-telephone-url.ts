/** The `tel:` URL of a phone number. @example toTelephoneUrl("(312) 555-0100") // "tel:3125550100" */
export function toTelephoneUrl(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, "")}`;
}
