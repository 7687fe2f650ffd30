import type { Product } from "@store/contract/catalog";
import { toSiteSpelling } from "@store/contract/shared";
import { formatPrice } from "@store/price-format";
import { Button } from "@store/ui-kit/button";
import { fieldId, useUniqueId } from "@store/ui-kit/field";
import { colorField, fontField, lineField, type Rule } from "./personalization-fields.ts";
import { type PersonalizationFormProps, usePersonalization } from "./use-personalization.ts";

export { colorField, fontField, isBlank, lineField, readPersonalization } from "./personalization-fields.ts";
export {
  noProblems,
  type PersonalizationProblems,
  toRenderProblems,
  toTextProblems,
} from "./personalization-problems.ts";
export type { PersonalizationFormProps, PersonalizationHandle, Render } from "./use-personalization.ts";

/** The craft of a personalization, by customization type. */
const crafts: Partial<Record<Product["customizationType"], string>> = { 700: "Embroidery", 705: "Etching" };

/** The texts, font and color of a personalized item, with its picture: fields of the form that adds the item. */
export function PersonalizationForm(props: PersonalizationFormProps) {
  const { product, submitted } = props;
  const rule = product.personalization;
  if (!rule) return null;
  const need = rule.isRequired ? "required" : "optional";
  // Closed at first, so that Add stands in the first screens; an add without the texts opens it.
  return (
    <details data-part="personalization-details" open={submitted ? true : undefined}>
      <summary>{`${craftOf(product)} (${need}). ${toFee(rule, product)}`}</summary>
      <RuleFields {...props} rule={rule} />
    </details>
  );
}

function craftOf({ customizationType }: PersonalizationFormProps["product"]): string {
  return crafts[customizationType] ?? "Personalization";
}

function RuleFields({ rule, ...props }: PersonalizationFormProps & { readonly rule: Rule }) {
  const { product, submitted, idPrefix } = props;
  const hint = fieldId("personalization-hint", idPrefix);
  const { fieldset, shown, isRendering, change, preview } = usePersonalization(rule, props);
  const { summary, legend, lines } = shown.problems;
  const entered = submitted?.fields ?? {};
  const { fonts, colors, locationName } = rule;
  return (
    <fieldset
      ref={fieldset}
      data-part="personalization"
      // What an input method composes is no text yet.
      onInput={({ nativeEvent }) => (nativeEvent as InputEvent).isComposing || change()}
      onCompositionEnd={change}
      aria-describedby={hint}
    >
      <legend data-part="field-label">{craftOf(product)}</legend>
      <div role="alert">
        {legend ? <p data-part="field-error">{legend}</p> : null}
        {summary ? (
          <div data-part="alert" data-tone="error">
            {summary}
          </div>
        ) : null}
      </div>
      <p data-part="field-hint" id={hint}>{`${locationName}. ${toFee(rule, product)}`}</p>
      {rule.lines.map(({ elementName, label }) => (
        <TextLine
          key={elementName}
          label={label}
          idPrefix={idPrefix}
          name={lineField(elementName)}
          text={entered[lineField(elementName)] ?? ""}
          error={lines[elementName]}
        />
      ))}
      <Choice label="Font" name={fontField} selected={entered[fontField] ?? fonts[0]?.name} choices={fonts} />
      <Choice
        label={toSiteSpelling("Color", product.currency === "CAD" ? "CA" : "US")}
        name={colorField}
        selected={entered[colorField] ?? colors[0]?.name}
        choices={colors}
      />
      <div data-part="personalization-preview" aria-busy={isRendering}>
        {shown.preview ? (
          <img src={shown.preview} alt="Preview of your text" width="480" height="240" />
        ) : (
          <p data-part="soft">{toPreviewText(isRendering, shown.isUnavailable)}</p>
        )}
      </div>
      <Button
        type="submit"
        name="intent"
        value="preview"
        variant="secondary"
        onClick={(event) => {
          if (!props.render) return;
          event.preventDefault();
          preview();
        }}
      >
        Preview
      </Button>
    </fieldset>
  );
}

interface TextLineProps {
  readonly label: string;
  readonly idPrefix: string | undefined;
  readonly name: string;
  readonly text: string;
  /** Undefined if it is right; "" marks it without a message. */
  readonly error: string | undefined;
}

/** Uncontrolled, so that a text from before hydration is kept. */
function TextLine({ label, idPrefix, name, text, error }: TextLineProps) {
  const id = fieldId(name, idPrefix);
  useUniqueId(id);
  return (
    <div data-part="field" data-invalid={error === undefined ? undefined : ""}>
      <label data-part="field-label" htmlFor={id}>
        {label}
      </label>
      <input
        data-part="field-input"
        type="text"
        id={id}
        name={name}
        defaultValue={text}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      <p data-part="field-error" id={`${id}-error`}>
        {error}
      </p>
    </div>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly name: string;
  readonly selected: string | undefined;
  readonly choices: readonly { readonly name: string; readonly style?: string; readonly color?: string }[];
}

/** Radios, absent where there is nothing to choose. */
function Choice({ label, name, selected, choices }: ChoiceProps) {
  if (choices.length === 0) return null;
  return (
    <fieldset data-part="personalization-choices">
      <legend data-part="field-label">{label}</legend>
      {choices.map((choice) => (
        <label key={choice.name} data-part="choice">
          <input type="radio" name={name} value={choice.name} defaultChecked={choice.name === selected} />
          {choice.color ? <span data-part="personalization-dot" style={{ background: choice.color }} /> : null}
          <span data-font={choice.style}>{choice.name}</span>
        </label>
      ))}
    </fieldset>
  );
}

function toFee({ fee }: Rule, { currency }: PersonalizationFormProps["product"]): string {
  if (fee === 0) return "No charge.";
  return `Adds ${formatPrice(fee, { currency, locale: currency === "CAD" ? "en-CA" : "en-US" })} per item.`;
}

function toPreviewText(isRendering: boolean, isUnavailable: boolean): string {
  if (isRendering) return "Drawing your preview…";
  return isUnavailable
    ? "The preview is unavailable right now. You can add your text nevertheless."
    : "Your preview appears here.";
}
