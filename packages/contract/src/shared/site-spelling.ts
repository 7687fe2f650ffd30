import type { Site } from "./base.ts";

/** The Canadian spelling of the words of our texts that have another one in the US. Names of products stay. */
const canadian: Readonly<Record<string, string>> = {
  color: "colour",
  colored: "coloured",
  gray: "grey",
  center: "centre",
  centered: "centred",
  meter: "metre",
  liter: "litre",
  fiber: "fibre",
  favorite: "favourite",
  neighbor: "neighbour",
  beveled: "bevelled",
  leveled: "levelled",
  molded: "moulded",
};

let words: RegExp | undefined;

/**
 * A text as the site spells it: unchanged in the US, with the Canadian spelling in Canada.
 *
 * @example toSiteSpelling("Gray, in every color", "CA") // "Grey, in every colour"
 */
export function toSiteSpelling(text: string, site: Site): string {
  if (site === "US") return text;
  words ??= new RegExp(`\\b(centi|milli)?(${Object.keys(canadian).join("|")})(s?)\\b`, "gi");
  return text.replace(words, (_, before: string | undefined, word: string, after: string) => {
    const spelled = canadian[word.toLowerCase()] ?? word;
    const isCapital = word[0] !== word[0]?.toLowerCase();
    return `${before ?? ""}${isCapital ? spelled[0]?.toUpperCase() : spelled[0]}${spelled.slice(1)}${after}`;
  });
}
