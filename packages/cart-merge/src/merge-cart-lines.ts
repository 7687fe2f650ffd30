import { replaceEqualDeep } from "./replace-equal-deep.ts";

/** What a merge needs to know of a line; the rest is the store's own. */
export interface MergeableLine {
  readonly id: string;
  /** Set on a line that has left the cart and is still shown, greyed, in its place. */
  readonly isRemoved?: boolean;
}

export interface MergeOptions {
  /** Where lines that are new to the shopper's screen go, in the order the service sent them; "back" when absent. */
  readonly addNewLinesTo?: "front" | "back" | undefined;
  /** The cart's other list: a line that went there (saved for later, moved to the cart) leaves this one at once. */
  readonly movedTo?: ReadonlyArray<{ readonly id: string }> | undefined;
}

/**
 * The lines to show after a fresh cart has come: matched by id and kept at their place, missing ones marked `isRemoved`
 * where they stood, new ones added at one end, a returning one unmarked. Lines
 * and parts of lines that did not change keep their identity (`===`); when nothing changed, `current` itself comes
 * back. Merging the same cart twice changes nothing more.
 *
 * @example mergeCartLines(shown, fresh.lineItems, { movedTo: fresh.savedForLater })
 */
export function mergeCartLines<Line extends MergeableLine>(
  current: readonly Line[],
  incoming: readonly Line[],
  { addNewLinesTo = "back", movedTo = [] }: MergeOptions = {},
): readonly Line[] {
  const fresh = new Map(incoming.map((line) => [line.id, line]));
  const moved = new Set(movedTo.map(({ id }) => id));
  const kept: Line[] = [];
  for (const line of current) {
    const update = fresh.get(line.id);
    if (update) kept.push(replaceEqualDeep(line, update));
    else if (!moved.has(line.id)) kept.push(line.isRemoved ? line : { ...line, isRemoved: true });
    fresh.delete(line.id);
  }
  // What is left is new to the screen.
  const added = [...fresh.values()];
  const merged = addNewLinesTo === "front" ? [...added, ...kept] : [...kept, ...added];
  return merged.length === current.length && merged.every((line, index) => line === current[index]) ? current : merged;
}
