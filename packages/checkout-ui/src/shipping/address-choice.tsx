import type { Suggestion } from "@store/contract/shared";
import { Alert } from "@store/ui-kit/alert";
import { RadioCards } from "@store/ui-kit/radio-cards";
import { useEffect, useRef } from "react";
import { asEntered, toSuggestionLabel } from "./settle-address.ts";

export interface AddressChoiceProps {
  readonly suggestions: readonly Suggestion[];
  readonly choice: string;
  readonly onChoose: (choice: string) => void;
}

/** The service knows the address otherwise: take its spelling, or keep one's own. Gets the focus when it appears. */
export function AddressChoice({ suggestions, choice, onChoose }: AddressChoiceProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  const options = suggestions.map((suggestion, index) => ({
    value: String(index),
    label: toSuggestionLabel(suggestion),
  }));
  return (
    <Alert tone="info" title="Please confirm your address" tabIndex={-1} ref={place} id="address-choice">
      <p>
        {suggestions.length > 0
          ? "We found this address a little differently. Choose one, or press Next to use yours as entered."
          : "We could not find this address. Correct it above, or press Next to use it as it is."}
      </p>
      <RadioCards
        legend="Deliver to"
        name="shipping.addressChoice"
        value={choice}
        onChange={onChoose}
        options={[...options, { value: asEntered, label: "Use address as entered" }]}
      />
    </Alert>
  );
}
