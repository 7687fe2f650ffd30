import { countEdits } from "./count-edits.ts";
import { shoppersWords } from "./synonyms.ts";
import { withoutAccents } from "./to-words.ts";

/** What the catalog knows of a term. */
export interface KnownTerm {
  asked: string;
  /** Something sold here holds it. */
  isKnown: boolean;
  /** Words that something sold here holds, the most alike first. */
  candidates: readonly string[];
}

/**
 * The words to look for instead of those that were asked: what is known stays, what is not becomes the word it was most
 * likely meant to be, or is left out. Null when that leaves nothing, or nothing else than was asked.
 */
export function correctTerms(terms: readonly KnownTerm[]): string | null {
  const words = terms.flatMap((term) => (term.isKnown ? term.asked : (findMeant(term) ?? [])));
  const corrected = words.join(" ");
  return corrected === "" || corrected === terms.map(({ asked }) => asked).join(" ") ? null : corrected;
}

// A price or a measure means itself, and so does a word of every shop, though it looks like "sage".
const meantAsWritten = /\p{N}|^(sale|new|deals?)$/u;

function findMeant({ asked, candidates }: KnownTerm): string | undefined {
  if (meantAsWritten.test(asked)) return undefined;
  const word = withoutAccents(asked);
  const near = [...candidates, ...shoppersWords].map((candidate) => ({
    candidate,
    edits: editsBetween(word, candidate),
  }));
  const [best] = near
    .filter(({ edits }) => edits <= editsAllowed(word))
    .toSorted((one, other) => one.edits - other.edits);
  return best?.candidate;
}

// Who has typed three letters of a word means it rather than one that looks alike.
function editsBetween(word: string, candidate: string): number {
  const plain = withoutAccents(candidate);
  return word.length >= 3 && plain.startsWith(word) ? Math.min(1, countEdits(word, plain)) : countEdits(word, plain);
}

// A short word with two slips is another word.
function editsAllowed(word: string): number {
  if (word.length < 3) return 0;
  if (word.length < 6) return 1;
  return word.length < 9 ? 2 : 3;
}
