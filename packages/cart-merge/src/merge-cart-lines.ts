import { replaceEqualDeep } from "./replace-equal-deep.ts";

/** What a merge needs to know of a line; other fields are up to the store. */
export interface MergeableLine {
  readonly id: string;
  /** Set on a line that has left the cart and is still shown, grayed out, in its place. */
  readonly isRemoved?: boolean;
}

export interface MergeOptions {
  /** Where new lines are inserted, in the order of the service; "back" by default. */
  readonly addNewLinesTo?: "front" | "back" | undefined;
  /** The cart's other list: a line that moved there (saved for later, moved to the cart) leaves this one at once. */
  readonly movedTo?: ReadonlyArray<{ readonly id: string }> | undefined;
}

/**
 * The lines to show for a fresh cart. Lines are matched by id and keep their position; missing ones are marked
 * `isRemoved`, new ones are added at one end, and a line that returns is unmarked. Unchanged lines and parts of lines
 * keep their identity (`===`); if nothing changed, `current` itself is returned. Merging the same cart twice changes
 * nothing more.
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
  // The rest is new to the screen.
  const added = [...fresh.values()];
  const merged = addNewLinesTo === "front" ? [...added, ...kept] : [...kept, ...added];
  return merged.length === current.length && merged.every((line, index) => line === current[index]) ? current : merged;
}
