/** The number of items in the lines, donations included. */
export function countItems(lines: readonly { quantity: number }[]): number {
  return lines.reduce((total, { quantity }) => total + quantity, 0);
}
