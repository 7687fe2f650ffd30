import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { buttonLook } from "../button/button.tsx";
import { getPlainKey } from "../keys/plain-key.ts";
import type { Place, PlacesProvider } from "./address-field.ts";
import type { AddressFieldsState } from "./use-address-fields.ts";
import { type FindPlaces, useFilledPlace } from "./use-filled-place.ts";

/** When the list is moved beside the field, so that it is in a popup around it and in its focus order. */
const moveDelayMs = 300;
const typingPauseMs = 200;
const shortestText = 4;

export interface AddressPlacesProps {
  readonly form: AddressFieldsState;
  readonly provider: PlacesProvider;
  /** The element around the fields. */
  readonly box: HTMLElement;
  /** What the shopper typed into Address 1 last, also before this script was loaded; empty after any other input. */
  readonly typed: string;
  readonly setTyped: (typed: string) => void;
}

/**
 * Suggestions below Address 1, each a button, and the city and state of a complete postal code. The browser's autofill
 * goes first: its values are not looked up, the fields keep their tokens, and no key but Escape is handled. What the
 * shopper typed is replaced only by a suggestion that the shopper selects.
 */
export function AddressPlaces({ form, provider, box, typed, setTyped }: AddressPlacesProps) {
  const [find] = useState(() => openProvider(provider));
  const [filledText, setFilledText] = useState("");
  const { places, close } = useTypedPlaces(find, typed, setTyped);
  useFilledPlace(form, { find, box, onFilled: setFilledText });
  const isOpen = places.length > 0;
  const line = box.querySelector('[data-field="address1"]');
  const parent = useIsMoved(isOpen) && line ? line : document.body;

  function pick({ address1, city, state, postalCode }: Place): void {
    form.fill({ ...(address1 && { address1 }), city, state, postalCode });
    setFilledText(`Address filled in: ${toText({ address1, city, state, postalCode })}.`);
    close();
    line?.querySelector("input")?.focus();
  }

  const list = (
    <ul data-part="places" aria-label="Suggested addresses">
      {places.map((place) => (
        <li key={toText(place)}>
          <button type="button" {...buttonLook("quiet")} onClick={() => pick(place)}>
            {toText(place)}
          </button>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      {isOpen ? createPortal(list, parent) : null}
      <p role="status" data-part="visually-hidden">
        {isOpen ? `${places.length} suggested addresses` : filledText}
      </p>
    </>
  );
}

function toText({ address1, city, state, postalCode }: Place): string {
  return [address1, city, `${state} ${postalCode}`].filter(Boolean).join(", ");
}

/** Finds nothing while the provider cannot be reached. */
function openProvider(provider: PlacesProvider): FindPlaces {
  const loading = provider.load().catch(() => undefined);
  return async (text, signal) => (await (await loading)?.(text, signal).catch(() => [])) ?? [];
}

const isAtLine = (target: unknown) =>
  target instanceof Element && target.closest('[data-field="address1"], [data-part="places"]') !== null;

/** The places for what is typed into Address 1; none after Escape, autofill, or a click or focus elsewhere. */
function useTypedPlaces(find: FindPlaces, typed: string, setTyped: (typed: string) => void) {
  const [places, setPlaces] = useState<readonly Place[]>([]);
  const isOpen = places.length > 0;
  function close(): void {
    setTyped("");
    setPlaces([]);
  }

  useEffect(() => {
    if (typed.trim().length < shortestText) return setPlaces([]);
    const left = new AbortController();
    const timer = setTimeout(async () => {
      const found = await find(typed, left.signal);
      if (!left.signal.aborted && isAtLine(document.activeElement)) setPlaces(found);
    }, typingPauseMs);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [typed, find]);

  useEffect(() => {
    if (!isOpen) return;
    const left = new AbortController();
    const options = { capture: true, signal: left.signal };
    const leave = ({ target }: Event) => {
      if (!isAtLine(target)) close();
    };
    document.addEventListener("focusin", leave, options);
    document.addEventListener("pointerdown", leave, options);
    document.addEventListener(
      "keydown",
      (event) => {
        if (getPlainKey({ nativeEvent: event }) !== "Escape") return;
        // The popup around it stays open.
        event.preventDefault();
        event.stopPropagation();
        close();
      },
      options,
    );
    return () => left.abort();
  }, [isOpen]);
  return { places, close };
}

function useIsMoved(isOpen: boolean): boolean {
  const [isMoved, setIsMoved] = useState(false);
  useEffect(() => {
    if (!isOpen) return setIsMoved(false);
    const timer = setTimeout(() => setIsMoved(true), moveDelayMs);
    return () => clearTimeout(timer);
  }, [isOpen]);
  return isMoved;
}
