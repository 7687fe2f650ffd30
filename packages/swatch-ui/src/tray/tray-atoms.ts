import { maxSwatches } from "@store/contract/swatches";
import { trayKey, viewedSwatchesKey } from "@store/ui-kit/early-protocol";
import { atom } from "jotai/vanilla";
import { tellTray } from "./tray-held.ts";

/** A swatch as the browser stores it. */
export interface TraySwatch {
  readonly choiceCode: string;
  readonly name: string;
  readonly imagePath: string;
}

/** How many recently viewed swatches are stored, and how many of them are shown. */
export const recentSwatchesKept = 24;
export const recentSwatchesShown = 6;

/** Adds a swatch to the end of the tray or, if it is in the tray, removes it; a full tray stays unchanged. */
export function toggleSwatch(tray: readonly TraySwatch[], swatch: TraySwatch): readonly TraySwatch[] {
  if (tray.some(({ choiceCode }) => choiceCode === swatch.choiceCode)) return removeSwatch(tray, swatch.choiceCode);
  return addSwatch(tray, swatch);
}

/** Adds a swatch to the tray, unless it is full. */
export function addSwatch(tray: readonly TraySwatch[], swatch: TraySwatch): readonly TraySwatch[] {
  const isIn = tray.some(({ choiceCode }) => choiceCode === swatch.choiceCode);
  return isIn || tray.length >= maxSwatches ? tray : [...tray, toTraySwatch(swatch)];
}

/** Removes a swatch from the tray. */
export function removeSwatch(tray: readonly TraySwatch[], choiceCode: string): readonly TraySwatch[] {
  return tray.filter((swatch) => swatch.choiceCode !== choiceCode);
}

/** Adds a recently viewed swatch at the front: each once, at most 24. */
export function noteSwatch(recent: readonly TraySwatch[], swatch: TraySwatch): readonly TraySwatch[] {
  return [toTraySwatch(swatch), ...removeSwatch(recent, swatch.choiceCode)].slice(0, recentSwatchesKept);
}

/** Parses what a browser stored. Invalid or duplicate entries are ignored. */
export function parseSwatches(text: string | null, most: number): readonly TraySwatch[] {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? "[]");
  } catch {
    return [];
  }
  const swatches = Array.isArray(stored) ? stored.filter(isTraySwatch).map(toTraySwatch) : [];
  return [...new Map(swatches.map((swatch) => [swatch.choiceCode, swatch])).values()].slice(0, most);
}

function isTraySwatch(value: unknown): value is TraySwatch {
  if (typeof value !== "object" || value === null) return false;
  const { choiceCode, name, imagePath } = value as Partial<Record<string, unknown>>;
  return Boolean(choiceCode) && [choiceCode, name, imagePath].every((text) => typeof text === "string");
}

// Other fields of a swatch belong to its page and would fill the storage.
function toTraySwatch({ choiceCode, name, imagePath }: TraySwatch): TraySwatch {
  return { choiceCode, name, imagePath };
}

/**
 * A list that the browser stores under a key: it survives a refresh and is the same in every tab. Empty while a server
 * renders.
 */
function storedSwatches(key: string, most: number) {
  const value = atom<readonly TraySwatch[]>([]);
  value.onMount = (set) => {
    const load = () => set(parseSwatches(readText(key), most));
    const hear = (event: StorageEvent) => {
      // A null key: the storage was cleared.
      if (event.key === key || event.key === null) load();
    };
    load();
    window.addEventListener("storage", hear);
    return () => window.removeEventListener("storage", hear);
  };
  return atom(
    (get) => get(value),
    (_get, set, change: (swatches: readonly TraySwatch[]) => readonly TraySwatch[]) => {
      // Another tab may have changed it a moment ago.
      const changed = change(parseSwatches(readText(key), most));
      set(value, changed);
      writeText(key, JSON.stringify(changed));
      if (key === trayKey) tellTray(changed.length > 0);
    },
  );
}

/** The selected swatches, at most five, of any products. Set it with a function of the current ones. */
export const trayAtom = storedSwatches(trayKey, maxSwatches);

/** The viewed swatches, newest first. Set it with a function of the current ones. */
export const recentSwatchesAtom = storedSwatches(viewedSwatchesKey, recentSwatchesKept);

// A browser may block storage, and a full one throws: then the list is kept in the page only.
let unkept: Record<string, string> = {};

function readText(key: string): string | null {
  try {
    return unkept[key] ?? window.localStorage.getItem(key);
  } catch {
    return unkept[key] ?? null;
  }
}

function writeText(key: string, text: string): void {
  try {
    window.localStorage.setItem(key, text);
    const { [key]: _kept, ...others } = unkept;
    unkept = others;
  } catch {
    unkept = { ...unkept, [key]: text };
  }
}
