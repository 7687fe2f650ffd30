const shortForms: Readonly<Record<string, string>> = {
  saint: "st",
  sainte: "ste",
  mount: "mt",
  fort: "ft",
  north: "n",
  south: "s",
  east: "e",
  west: "w",
};

/**
 * A city's name as it is compared: without accents, marks, blanks and the long forms of words that have short ones, so
 * that "Saint Louis" is "St. Louis".
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
  return words.map((word) => shortForms[word] ?? word).join("");
}
