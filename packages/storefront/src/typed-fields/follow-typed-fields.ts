import type { PageEdges } from "@store/shopper-state";
import { type Field, isKept, toField } from "./is-kept.ts";
import { keepFields, takeFields } from "./kept-fields.ts";
import { putBack } from "./put-back.ts";

export interface TypedFieldsOptions {
  readonly storage: PageEdges["storage"];
  /** Whether this page is the same as before, asked for anew. */
  readonly isReload: boolean;
  /** What was typed into since the page came: it wins over what was typed before. */
  readonly touched: ReadonlySet<EventTarget | null>;
}

/** Puts back what was typed before a refresh, and keeps what is typed from here on for the next one; answers what ends that. */
export function followTypedFields({ storage, isReload, touched }: TypedFieldsOptions): () => void {
  const typed = new Set<Field>();
  const follow = (target: EventTarget | null) => {
    const field = toField(target);
    if (field && isKept(field)) typed.add(field);
  };
  touched.forEach(follow);
  const onInput = ({ target }: Event) => follow(target);
  const onLeave = () => keepFields(storage, { path: location.pathname, fields: typed });
  addEventListener("input", onInput, true);
  addEventListener("pagehide", onLeave);
  const kept = takeFields(storage, location.pathname);
  // Written as if typed again, so that another refresh keeps it too.
  if (isReload) putBack(document, { kept, touched });
  return () => {
    removeEventListener("input", onInput, true);
    removeEventListener("pagehide", onLeave);
  };
}
