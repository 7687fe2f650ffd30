/**
 * A message text with the value in place of every {0} (ADDR-07). The value is inserted as it is.
 *
 * @example fillMessage("{0} is not a valid ZIP Code.", "6061") // "6061 is not a valid ZIP Code."
 */
export function fillMessage(message: string, value: string): string {
  return message.replaceAll("{0}", () => value);
}
