import type { PageEdges } from "@store/shopper-state";
import { type Field, isTicked } from "./is-kept.ts";

type TabStorage = PageEdges["storage"];

interface KeptField {
  readonly name: string;
  readonly value: string;
  /** Null for what is written. */
  readonly isChecked: boolean | null;
}
interface KeptFields {
  readonly path: string;
  readonly fields: readonly KeptField[];
}

const key = "store.typedFields";

/** Keeps what stands in fields, for the next page at the same address in this tab; nothing to keep forgets what was kept. */
export function keepFields(storage: TabStorage, { path, fields }: { path: string; fields: Iterable<Field> }): void {
  const kept = [...fields].filter(({ isConnected }) => isConnected).map(toKeptField);
  if (kept.length === 0) storage?.removeItem(key);
  else storage?.setItem(key, JSON.stringify({ path, fields: kept } satisfies KeptFields));
}

/** Takes what was kept for this address out of the storage. Whatever else is found there is dropped. */
export function takeFields(storage: TabStorage, path: string): readonly KeptField[] {
  const text = storage?.getItem(key);
  if (!text) return [];
  storage?.removeItem(key);
  const kept = readKept(text);
  return kept?.path === path ? kept.fields : [];
}

function toKeptField(field: Field): KeptField {
  return { name: field.name, value: field.value, isChecked: isTicked(field) ? field.checked : null };
}

// Whoever may write there may write anything.
function readKept(text: string): KeptFields | null {
  try {
    const kept: unknown = JSON.parse(text);
    return isKeptFields(kept) ? kept : null;
  } catch {
    return null;
  }
}

function isKeptFields(kept: unknown): kept is KeptFields {
  const { path, fields } = Object(kept) as Record<string, unknown>;
  return typeof path === "string" && Array.isArray(fields) && fields.every(isKeptField);
}

function isKeptField(field: unknown): field is KeptField {
  const { name, value, isChecked } = Object(field) as Record<string, unknown>;
  return (
    typeof name === "string" && typeof value === "string" && (isChecked === null || typeof isChecked === "boolean")
  );
}
