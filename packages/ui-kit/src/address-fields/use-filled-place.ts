import { useEffect, useEffectEvent, useRef } from "react";
import type { Place } from "./address-field.ts";
import type { AddressFieldsState } from "./use-address-fields.ts";

/** Finds the places for a typed text; never rejects. */
export type FindPlaces = (text: string, signal: AbortSignal) => Promise<readonly Place[]>;

const filledNames = ["city", "state"] as const;
type Filled = Partial<Record<(typeof filledNames)[number], string>>;

/**
 * Fills in the city and state of a complete postal code where they are empty or came from an earlier code. `onFilled`
 * gets a sentence about it.
 */
export function useFilledPlace(form: AddressFieldsState, find: FindPlaces, onFilled: (text: string) => void): void {
  const own = useRef<Filled>({});
  const { draft, fields, fill } = form;
  const listFree = useEffectEvent(() =>
    filledNames.filter((name) => draft[name].trim() === "" || draft[name] === own.current[name]),
  );
  const fillIn = useEffectEvent((place: Place) => {
    const free = listFree().filter((name) => draft[name] !== place[name]);
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
    void find(check.value, left.signal).then(([place]) => {
      if (place && !left.signal.aborted) fillIn(place);
    });
    return () => left.abort();
  }, [postalCode, find]);
}

/** "City and State filled in: Chicago, Illinois." */
function toSentence({ fields }: AddressFieldsState, found: Filled): string {
  const filled = fields.flatMap(({ name, label, regions }) => {
    const value = name === "city" || name === "state" ? found[name] : undefined;
    return value ? [{ label, text: regions?.find(({ code }) => code === value)?.name ?? value }] : [];
  });
  return `${filled.map(({ label }) => label).join(" and ")} filled in: ${filled.map(({ text }) => text).join(", ")}.`;
}
