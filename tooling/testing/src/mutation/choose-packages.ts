/**
 * The packages that a command's arguments name, or all of them without arguments; "price-format" and
 * "@store/price-format" are the same. Throws for a name that is not a domain package.
 */
export function choosePackages(words: readonly string[], known: readonly string[]): string[] {
  const names = words.map((word) => word.replace(/^@store\//, ""));
  const stranger = names.find((name) => !known.includes(name));
  if (stranger !== undefined)
    throw new Error(`${stranger} is not a domain package. Pass one or more of: ${known.join(", ")}.`);
  return names.length === 0 ? [...known] : [...new Set(names)];
}
