import { useEffect, useEffectEvent, useRef } from "react";
import type { Place } from "./address-field.ts";
import type { AddressFieldsState } from "./use-address-fields.ts";

/** Finds the places for a typed text; never rejects. */
export type FindPlaces = (text: string, signal: AbortSignal) => Promise<readonly Place[]>;

const filledNames = ["city", "state"] as const;
type Filled = Partial<Record<(typeof filledNames)[number], string>>;

export interface FilledPlaceOptions {
  readonly find: FindPlaces;
  /** The element around the fields. */
  readonly box: HTMLElement;
  /** Gets a sentence about what was filled in. */
  readonly onFilled: (text: string) => void;
}

/**
 * Fills in the city and state of a complete postal code where they are empty or came from an earlier code, and neither
 * have the focus nor were changed since the code was looked up.
 */
export function useFilledPlace(form: AddressFieldsState, { find, box, onFilled }: FilledPlaceOptions): void {
  const own = useRef<Filled>({});
  const { draft, fields, fill } = form;
  const listFree = useEffectEvent(() =>
    filledNames.filter((name) => draft[name].trim() === "" || draft[name] === own.current[name]),
  );
  const fillIn = useEffectEvent((place: Place, asked: AddressFieldsState["draft"]) => {
    const free = listFree().filter(
      (name) => draft[name] === asked[name] && draft[name] !== place[name] && !hasFocus(box, name),
    );
    if (free.length === 0) return;
    const found: Filled = Object.fromEntries(free.map((name) => [name, place[name]]));
    own.current = { ...own.current, ...found };
    fill(found);
    onFilled(toSentence(form, found));
  });
  const { postalCode } = draft;
  useEffect(() => {
    const check = fields.find(({ name }) => name === "postalCode")?.check(postalCode);
    if (!check?.ok || listFree().length === 0) return;
    const left = new AbortController();
    const asked = draft;
    void find(check.value, left.signal).then(([place]) => {
      if (place && !left.signal.aborted) fillIn(place, asked);
    });
    return () => left.abort();
  }, [postalCode, find]);
}

/** Whether somebody is in a field, and may be typing. */
function hasFocus(box: HTMLElement, name: string): boolean {
  return box.querySelector(`[data-field="${name}"]`)?.contains(document.activeElement) ?? false;
}

/** "City and State filled in: Chicago, Illinois." */
function toSentence({ fields }: AddressFieldsState, found: Filled): string {
  const filled = fields.flatMap(({ name, label, regions }) => {
    const value = name === "city" || name === "state" ? found[name] : undefined;
    return value ? [{ label, text: regions?.find(({ code }) => code === value)?.name ?? value }] : [];
  });
  return `${filled.map(({ label }) => label).join(" and ")} filled in: ${filled.map(({ text }) => text).join(", ")}.`;
}
