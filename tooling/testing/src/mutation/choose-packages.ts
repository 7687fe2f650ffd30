/**
 * The packages that a command's words mean, all of them for no words; "price-format" and "@store/price-format" are the
 * same. Throws for a word that is no domain package.
 */
export function choosePackages(words: readonly string[], known: readonly string[]): string[] {
  const names = words.map((word) => word.replace(/^@store\//, ""));
  const stranger = names.find((name) => !known.includes(name));
  if (stranger !== undefined)
    throw new Error(`${stranger} is not a domain package. Pass one or more of: ${known.join(", ")}.`);
  return names.length === 0 ? [...known] : [...new Set(names)];
}
