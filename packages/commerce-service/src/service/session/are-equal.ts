/** Whether two texts are the same. Looks at every character, so that the time it takes tells nothing about where they differ. */
export function areEqual(one: string, other: string): boolean {
  let difference = one.length ^ other.length;
  for (let index = 0; index < other.length; index += 1) difference |= one.charCodeAt(index) ^ other.charCodeAt(index);
  return difference === 0;
}
