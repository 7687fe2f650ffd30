import { Field, type FieldProps } from "@store/ui-kit/field";

const hints: Readonly<Record<number, string>> = {
  3: "Three digits on the back of the card",
  4: "Four digits on the front of the card",
};

/** The security code of a card, with where it is found. */
export function SecurityCodeField(props: Omit<FieldProps, "label">) {
  return (
    <Field
      {...props}
      label="Security Code"
      autoComplete="cc-csc"
      inputMode="numeric"
      enterKeyHint="done"
      hint={hints[props.maxLength ?? 3]}
      required
    />
  );
}
