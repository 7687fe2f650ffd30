/** A number of which only the last four places are known, as it may be shown. */
export function toMaskedNumber(lastFour: string): string {
  return `•••• ${lastFour}`;
}
