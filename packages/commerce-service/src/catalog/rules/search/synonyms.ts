/** What shoppers call things, beside what the catalogue calls them. */
const synonyms: ReadonlyMap<string, readonly string[]> = new Map([
  ["couch", ["sofa"]],
  ["couches", ["sofa"]],
  ["settee", ["loveseat"]],
  ["love seat", ["loveseat"]],
  ["footstool", ["ottoman"]],
  ["pouf", ["ottoman"]],
  ["recliner", ["armchair"]],
  ["bookshelf", ["bookcase"]],
  ["bookshelves", ["bookcase"]],
  ["shelf", ["shelves", "bookcase"]],
  ["tv stand", ["media console"]],
  ["tv unit", ["media console"]],
  ["end table", ["side table"]],
  ["bedside table", ["nightstand"]],
  ["night stand", ["nightstand"]],
  ["chest of drawers", ["dresser"]],
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
  ["crockery", ["dinnerware"]],
  ["plates", ["dinnerware", "plate"]],
  ["dishes", ["dinnerware", "dish"]],
  ["cups", ["mug"]],
  ["ceiling light", ["pendant"]],
  ["chandelier", ["pendant"]],
  ["grey", ["gray"]],
  ["beige", ["cream"]],
  ["tan", ["brown"]],
  ["navy", ["ink", "blue"]],
  ["wooden", ["wood", "oak", "walnut"]],
]);

const longest = 3;

/** A word or a phrase that belongs together, with everything else it may be called in the catalogue. */
export interface SearchTerm {
  asked: string;
  alternatives: readonly string[];
}

/** Takes words together where they are one thing, the longest phrase first, and adds what else that is called. */
export function toTerms(words: readonly string[]): SearchTerm[] {
  const terms: SearchTerm[] = [];
  for (let place = 0; place < words.length; ) {
    const length = phraseLength(words.slice(place, place + longest));
    const asked = words.slice(place, place + length).join(" ");
    terms.push({ asked, alternatives: [...new Set([asked, ...(synonyms.get(asked) ?? [])])] });
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
