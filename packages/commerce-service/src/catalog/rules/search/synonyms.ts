/** What shoppers call things, in addition to the catalog's names. */
const synonyms: ReadonlyMap<string, readonly string[]> = new Map([
  // A sectional is a sofa to everyone but the catalog.
  ["sofa", ["sectional"]],
  ["sofas", ["sectional"]],
  ["couch", ["sofa"]],
  ["couches", ["sofa"]],
  ["sectional couch", ["sectional"]],
  ["sectional sofa", ["sectional"]],
  ["settee", ["loveseat"]],
  ["love seat", ["loveseat"]],
  ["footstool", ["ottoman"]],
  ["pouf", ["ottoman"]],
  ["recliner", ["armchair"]],
  ["arm chair", ["armchair"]],
  ["book shelf", ["bookcase"]],
  ["book case", ["bookcase"]],
  ["bookshelf", ["bookcase"]],
  ["bookshelves", ["bookcase"]],
  ["shelf", ["shelves", "bookcase"]],
  ["tv stand", ["media console"]],
  ["tv unit", ["media console"]],
  ["entertainment center", ["media console"]],
  ["credenza", ["media console"]],
  ["sideboard", ["media console"]],
  ["buffet", ["media console"]],
  ["end table", ["side table"]],
  ["bedside table", ["nightstand"]],
  ["night stand", ["nightstand"]],
  ["chest of drawers", ["dresser"]],
  ["bed frame", ["bed"]],
  ["bedframe", ["bed"]],
  ["mattress", ["bed"]],
  ["area rug", ["rug"]],
  ["carpet", ["rug"]],
  ["carpets", ["rug"]],
  ["bathmat", ["bath rug"]],
  ["bath mat", ["bath rug"]],
  ["blanket", ["throw"]],
  ["blankets", ["throw"]],
  ["cushion", ["pillow", "cushion"]],
  ["cushions", ["pillow", "cushion"]],
  ["bedsheets", ["sheet"]],
  ["comforter", ["duvet"]],
  ["quilt", ["duvet"]],
  ["crockery", ["dinnerware"]],
  ["plate", ["dinnerware"]],
  ["plates", ["dinnerware"]],
  ["dish", ["dinnerware"]],
  ["dishes", ["dinnerware"]],
  ["mug", ["dinnerware"]],
  ["mugs", ["dinnerware"]],
  ["cup", ["dinnerware"]],
  ["cups", ["dinnerware"]],
  ["giftcard", ["gift card"]],
  ["gift certificate", ["gift card"]],
  ["light", ["lamp", "pendant"]],
  ["lights", ["lamp", "pendant"]],
  ["ceiling light", ["pendant"]],
  ["chandelier", ["pendant"]],
  ["grey", ["gray"]],
  ["beige", ["cream"]],
  ["tan", ["brown"]],
  ["navy", ["ink", "blue"]],
  ["wooden", ["wood", "oak", "walnut"]],
]);

const longest = 3;

/** Single words of shoppers that a misspelled one may mean, although no product contains them. */
export const shoppersWords: readonly string[] = [...synonyms.keys()].filter((name) => !name.includes(" "));

/** A word or a phrase with its synonyms in the catalog. */
export interface SearchTerm {
  text: string;
  alternatives: readonly string[];
}

/** Joins words to phrases, the longest first, and adds their synonyms. */
export function toTerms(words: readonly string[]): SearchTerm[] {
  const terms: SearchTerm[] = [];
  for (let place = 0; place < words.length; ) {
    const length = phraseLength(words.slice(place, place + longest));
    const text = words.slice(place, place + length).join(" ");
    terms.push({ text, alternatives: [...new Set([text, ...(synonyms.get(text) ?? [])])] });
    place += length;
  }
  return terms;
}

function phraseLength(words: readonly string[]): number {
  for (let length = words.length; length > 1; length -= 1) {
    if (synonyms.has(words.slice(0, length).join(" "))) return length;
  }
  return 1;
}
