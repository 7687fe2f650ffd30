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

/**
 * How many slips of the hand lie between two words: a letter too many, too few, another one, or two that changed places
 * (optimal string alignment).
 */
export function countEdits(one: string, other: string): number {
  const from = [...one];
  const to = [...other];
  let before: number[] = [];
  let above = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1];
      const isSwapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      current[column] = Math.min(
        at(above, column) + 1,
        at(current, column - 1) + 1,
        at(above, column - 1) + (isSame ? 0 : 1),
        isSwapped ? at(before, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    before = above;
    above = current;
  }
  return at(above, to.length);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
