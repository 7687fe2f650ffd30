import { BackupError } from "./backup-error.ts";

export interface ReferringTable {
  name: string;
  /** The other tables that its foreign keys name. */
  refersTo: readonly string[];
}

/** Sorts tables so that each follows every table that it refers to. Throws when tables refer to each other in a cycle. */
export function sortByReferences<Table extends ReferringTable>(tables: readonly Table[]): Table[] {
  const sorted: Table[] = [];
  const placed = new Set<string>();
  let waiting = [...tables];
  while (waiting.length > 0) {
    const ready = waiting.filter(({ refersTo }) => refersTo.every((name) => placed.has(name)));
    if (ready.length === 0) {
      const names = waiting.map(({ name }) => name).join(", ");
      throw new BackupError(`No order of these tables satisfies their foreign keys: ${names}.`);
    }
    for (const table of ready) placed.add(table.name);
    sorted.push(...ready);
    waiting = waiting.filter(({ name }) => !placed.has(name));
  }
  return sorted;
}
