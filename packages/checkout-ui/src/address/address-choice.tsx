import { Alert } from "@store/ui-kit/alert";
import { RadioCards } from "@store/ui-kit/radio-cards";
import { useEffect, useRef } from "react";
import { type AddressDecision, asEntered, toAddressKey, toSuggestionLabel } from "./settle-address.ts";

const onlyHere = { description: "For this order only. Your account keeps addresses that we can confirm." };

export interface AddressChoiceProps {
  readonly decision: AddressDecision;
  readonly onChoose: (choice: string) => void;
  /** The label of the form's button. */
  readonly submitLabel?: string;
  /** Whether the address will be saved in the account, which accepts only confirmed addresses. */
  readonly isSavedToAccount?: boolean;
}

/**
 * The service knows another spelling of the address: use it, or keep the address as entered. Gets the focus when it
 * appears.
 */
export function AddressChoice({
  decision,
  onChoose,
  submitLabel = "Next",
  isSavedToAccount = false,
}: AddressChoiceProps) {
  const { address, suggestions, choice } = decision;
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
          ? `We found this address a little differently. Choose one, then press ${submitLabel}.`
          : `We could not find this address. Correct it above, or press ${submitLabel} to use it as it is.`}
      </p>
      {/* The selection is valid only for the address for which it was offered. */}
      <input type="hidden" name="shipping.choiceFor" value={toAddressKey(address)} />
      <RadioCards
        legend="Deliver to"
        name="shipping.addressChoice"
        value={choice}
        onChange={onChoose}
        options={[...options, { value: asEntered, label: "Use address as entered", ...(isSavedToAccount && onlyHere) }]}
      />
    </Alert>
  );
}
