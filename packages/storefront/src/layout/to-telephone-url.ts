/** What a telephone calls for a number as it is written. @example toTelephoneUrl("(312) 555-0100") // "tel:3125550100" */
export function toTelephoneUrl(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, "")}`;
}
