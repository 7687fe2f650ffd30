import { Fragment, type ReactNode } from "react";
import { useEarlyInput } from "../early/react.ts";
import { fieldId } from "../field/field-id.ts";

export interface RadioCard {
  /** The id of the radio. Default: one that follows from the name of the field. */
  readonly id?: string;
  readonly value: string;
  /** What a style sheet may tell cards apart by, such as "registry". */
  readonly kind?: string | undefined;
  readonly label: string;
  /** The consequence of the option, such as "Arrives December 3 to 8". */
  readonly description?: ReactNode;
  /** The text at the end of the line, such as the charge. */
  readonly detail?: ReactNode;
  /** A picture without a text of its own, which the application places. */
  readonly picture?: ReactNode;
  readonly disabled?: boolean;
  /** What belongs to the option, below its card, such as the fields that it needs. */
  readonly content?: ReactNode;
}

export interface RadioCardsProps {
  readonly legend: string;
  readonly name: string;
  /** The selected card's value; "" while none is selected. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly RadioCard[];
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
  /** For a legend that repeats a heading. */
  readonly legendHidden?: boolean;
  /** Needed only if `fieldId(name)` would not be unique. */
  readonly id?: string | undefined;
}

/**
 * A fieldset of native radios, each with the consequence of its option; one that was selected before hydration counts.
 * The first radio's id is that of the fieldset's field unless the option has an id.
 */
export function RadioCards(props: RadioCardsProps) {
  const { legend, name, value, onChange, options, error, hint, legendHidden, id = fieldId(name) } = props;
  const group = useEarlyInput<HTMLFieldSetElement>((fieldset) => {
    const chosen = fieldset.querySelector<HTMLInputElement>(":scope > label > :checked");
    if (chosen && chosen.value !== value) onChange(chosen.value);
  });
  const described = [error ? `${id}-error` : "", hint ? `${id}-hint` : ""].filter(Boolean).join(" ");
  return (
    <fieldset ref={group} data-part="radio-cards" aria-describedby={described || undefined}>
      <legend data-part={legendHidden ? "visually-hidden" : "field-label"}>{legend}</legend>
      {hint ? (
        <p data-part="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {options.map((option, index) => {
        const optionId = option.id ?? (index === 0 ? id : `${id}-${fieldId(option.value)}`);
        return (
          <Fragment key={option.value}>
            <label data-part="radio-card" data-kind={option.kind} htmlFor={optionId}>
              <input
                type="radio"
                id={optionId}
                name={name}
                value={option.value}
                checked={option.value === value}
                disabled={option.disabled}
                aria-describedby={option.description ? `${optionId}-description` : undefined}
                aria-labelledby={`${optionId}-label`}
                onChange={() => onChange(option.value)}
              />
              {option.picture}
              <span data-part="radio-card-label" id={`${optionId}-label`}>
                <bdi>{option.label}</bdi>{" "}
                {option.detail ? <span data-part="radio-card-detail">{option.detail}</span> : null}
              </span>
              {option.description ? (
                <span data-part="radio-card-description" id={`${optionId}-description`}>
                  {option.description}
                </span>
              ) : null}
            </label>
            {option.content ? <div data-part="radio-card-content">{option.content}</div> : null}
          </Fragment>
        );
      })}
      {error ? (
        <p data-part="field-error" id={`${id}-error`}>
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
