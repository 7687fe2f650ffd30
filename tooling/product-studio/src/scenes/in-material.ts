import type { MaterialName } from "../catalog/material-name.ts";
import type { Part } from "../shape/part.ts";

/** The same parts, one of their materials exchanged: a companion that must not wear the subject's cloth. */
export function inMaterial(parts: readonly Part[], from: MaterialName, to: MaterialName): Part[] {
  return parts.map((part) => (part.material === from ? { ...part, material: to } : part));
}
