import type { CardRange } from "./card-range.ts";
import { type CardTraits, traitsOf } from "./card-traits.ts";
import type { CardType } from "./card-type.ts";

/** A range with all that its numbers are judged by. */
export interface RangeRule extends CardTraits {
  readonly type: CardType;
  readonly isReissued?: boolean;
}

/** Rules by leading digits; each key is a number, "1" and then the digits, so that leading zeros count. */
export type RangeTable = ReadonlyMap<number, RangeRule>;

/** The rule of a number of which more digits decide. */
export const undecided: RangeRule = { type: "Unspecified", .../* @__PURE__ */ traitsOf("Unspecified") };

const tables = /* @__PURE__ */ new WeakMap<readonly CardRange[], RangeTable>();

/** The table of a list, made at its first use: a look-up then costs the length of a prefix, however long the list. */
export function tableOf(ranges: readonly CardRange[]): RangeTable {
  const table = tables.get(ranges) ?? toTable(ranges);
  tables.set(ranges, table);
  return table;
}

function toTable(ranges: readonly CardRange[]): RangeTable {
  const table = new Map<number, RangeRule>();
  for (const range of ranges) {
    const rule = { ...traitsOf(range.type), ...range };
    const [first, last = first] = range.prefix.split("-");
    for (let key = Number(`1${first}`); key <= Number(`1${last}`); key += 1) {
      for (let start = key; start > 1; start = Math.floor(start / 10)) table.set(start, table.get(start) ?? undecided);
      table.set(key, rule);
    }
  }
  return table;
}
