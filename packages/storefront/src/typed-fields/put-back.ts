import { type Field, isKept, isTicked, toField } from "./is-kept.ts";
import type { takeFields } from "./kept-fields.ts";

interface PuttingBack {
  readonly kept: ReturnType<typeof takeFields>;
  /** Fields that are left alone. */
  readonly touched: ReadonlySet<EventTarget | null>;
}

/**
 * Writes what was kept into the fields of the same name, as if it were typed again, so that the page's own state hears of
 * it. What has gone from the page since is left out.
 */
export function putBack(root: ParentNode, { kept, touched }: PuttingBack): void {
  for (const { name, value, isChecked } of kept) {
    const field = [...root.querySelectorAll(`[name="${CSS.escape(name)}"]`)].map(toField).find((one) => {
      return one !== null && isKept(one) && (isChecked === null || one.value === value);
    });
    if (!field || touched.has(field)) continue;
    if (isTicked(field)) {
      // A page hears of a tick by a click.
      if (field.checked !== isChecked) field.click();
    } else if (field.value !== value) write(field, value);
  }
}

// React hears of words only where they did not go through the element's own property, which it watches.
function write(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  for (const event of ["input", "change"]) field.dispatchEvent(new Event(event, { bubbles: true }));
}
