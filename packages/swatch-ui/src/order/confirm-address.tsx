import { Alert } from "@store/ui-kit/alert";
import { RadioCards } from "@store/ui-kit/radio-cards";
import type { PlaceSuggestion } from "./order-values.ts";

export interface ConfirmAddressMessages {
  readonly withSuggestions: string;
  readonly withoutSuggestions: string;
}

/** The messages for an unconfirmed address. */
const defaultMessages: ConfirmAddressMessages = {
  withSuggestions:
    "There appears to be a problem with the city, state and ZIP combination. Please select one of our suggestions below.",
  withoutSuggestions:
    "The street address you entered may not be accurate. Please go back to edit your address or choose to keep address as entered.",
};

export interface ConfirmAddressProps {
  readonly suggestions: readonly PlaceSuggestion[];
  /** "place:0" for the first suggestion, "asEntered" or "none"; "" while nothing is selected. */
  readonly answer: string;
  readonly onAnswer: (answer: string) => void;
  readonly isAsEntered: boolean;
  readonly onAsEntered: (isAsEntered: boolean) => void;
  /** The id of the first suggestion; `addressAnswer` by default. */
  readonly id?: string | undefined;
  /** The site's own messages. */
  readonly messages?: ConfirmAddressMessages | undefined;
}

/** Asks about an address whose parts contradict each other: a suggestion, the address as entered, or none of these. */
export function ConfirmAddress(props: ConfirmAddressProps) {
  const { suggestions, answer, onAnswer, isAsEntered, onAsEntered, id, messages = defaultMessages } = props;
  const hasSuggestions = suggestions.length > 0;
  return (
    <div data-part="swatch-unconfirmed">
      <Alert tone="error">{hasSuggestions ? messages.withSuggestions : messages.withoutSuggestions}</Alert>
      {hasSuggestions ? (
        <>
          {suggestions.map(({ city, state, postalCode }) => (
            <input key={postalCode + city} type="hidden" name="suggestion" value={`${city}|${state}|${postalCode}`} />
          ))}
          <RadioCards
            legend="Which address is right?"
            name="addressAnswer"
            id={id}
            value={answer}
            onChange={onAnswer}
            options={[
              ...suggestions.map(({ city, state, postalCode }, index) => ({
                value: `place:${index}`,
                label: `${city}, ${state} ${postalCode}`,
              })),
              { value: "asEntered", label: "Use address as entered" },
              { value: "none", label: "None of these" },
            ]}
          />
        </>
      ) : null}
      {!hasSuggestions || answer === "none" ? (
        <label data-part="swatch-check">
          <input
            type="checkbox"
            name="isAddressAsEntered"
            checked={isAsEntered}
            onChange={(event) => onAsEntered(event.target.checked)}
          />
          Use address as entered
        </label>
      ) : null}
    </div>
  );
}
