const longForms: Readonly<Record<string, string>> = {
  st: "saint",
  ste: "sainte",
  mt: "mount",
  ft: "fort",
  n: "north",
  s: "south",
  e: "east",
  w: "west",
};

/**
 * A city's name for comparison: without accents, punctuation and spaces and with expanded abbreviations, so that "St.
 * Louis" is "Saint Louis" and a typed prefix is a prefix of the whole.
 *
 * @example toCityKey("Trois-Rivières") // "troisrivieres"
 */
export function toCityKey(city: string): string {
  const words =
    city
      .normalize("NFD")
      .replaceAll(/[\p{M}'’]/gu, "")
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  return words.map((word) => (Object.hasOwn(longForms, word) ? longForms[word] : word)).join("");
}
