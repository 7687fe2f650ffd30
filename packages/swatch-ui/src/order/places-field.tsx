import type { SwatchAddress } from "@store/postal-and-address/swatch-address";
import { Field, type FieldProps } from "@store/ui-kit/field";
import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";

/** A place that matches the beginning of an address. */
export interface SwatchPlace {
  readonly address1?: string | undefined;
  readonly city: string;
  readonly state: string;
  readonly postalCode: string;
}

/** Looks up places of the shop's country for a typed text; it loads when the field first has the focus. */
export interface PlacesProvider {
  load(): Promise<(text: string, signal: AbortSignal) => Promise<readonly SwatchPlace[]>>;
}

export interface PlacesFieldProps extends FieldProps {
  readonly provider: PlacesProvider;
  readonly onPick: (place: Partial<SwatchAddress>) => void;
}

/** When the list is moved beside the field, so that it is in the popup and its focus order. */
export const moveDelayMs = 300;
const typingPauseMs = 200;
const shortestText = 4;

/** Address 1 with matching places below it, each a button. Escape closes the list; the text stays. */
export function PlacesField({ provider, onPick, ...field }: PlacesFieldProps) {
  const place = useRef<HTMLDivElement>(null);
  const lookUp = useRef<ReturnType<PlacesProvider["load"]>>(undefined);
  const [typed, setTyped] = useState("");
  const [places, setPlaces] = useState<readonly SwatchPlace[]>([]);
  const [isMoved, setIsMoved] = useState(false);
  const isOpen = places.length > 0;

  useEffect(() => {
    const left = new AbortController();
    const timer = setTimeout(async () => {
      const find = typed.trim().length < shortestText ? undefined : await lookUp.current?.catch(() => undefined);
      const found = await find?.(typed, left.signal).catch(() => []);
      if (!left.signal.aborted) setPlaces(found ?? []);
    }, typingPauseMs);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [typed]);

  useEffect(() => {
    if (!isOpen) return setIsMoved(false);
    const timer = setTimeout(() => setIsMoved(true), moveDelayMs);
    return () => clearTimeout(timer);
  }, [isOpen]);

  function pick({ address1, city, state, postalCode }: SwatchPlace): void {
    onPick({ ...(address1 ? { address1 } : {}), city, state, postalCode });
    setPlaces([]);
    place.current?.querySelector("input")?.focus();
  }

  const list = (
    <ul data-part="swatch-places" aria-label="Suggested addresses">
      {places.map((found) => {
        const text = [found.address1, found.city, `${found.state} ${found.postalCode}`].filter(Boolean).join(", ");
        return (
          <li key={text}>
            <button type="button" onClick={() => pick(found)}>
              {text}
            </button>
          </li>
        );
      })}
    </ul>
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles Escape and focus of the controls inside
    <div
      ref={place}
      data-part="swatch-places-field"
      onFocus={() => {
        lookUp.current ??= provider.load();
      }}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setPlaces([]);
      }}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !isOpen) return;
        // The popup around it stays open.
        event.stopPropagation();
        setPlaces([]);
      }}
    >
      <Field
        {...field}
        onChange={(value, inputType) => {
          setTyped(value);
          field.onChange(value, inputType);
        }}
      />
      {isOpen ? createPortal(list, isMoved && place.current ? place.current : document.body) : null}
      <p role="status" data-part="visually-hidden">
        {isOpen ? `${places.length} suggested addresses` : ""}
      </p>
    </div>
  );
}
