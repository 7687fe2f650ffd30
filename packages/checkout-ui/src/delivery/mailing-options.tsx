import { Field } from "@store/ui-kit/field";
import { CheckLine } from "../forms/check-line.tsx";
import { notificationFields } from "./delivery-fields.ts";
import type { DeliveryForm } from "./use-delivery-fields.ts";

export interface NewsOptionsProps {
  readonly kind: keyof typeof notificationFields;
  readonly form: DeliveryForm;
}

const titles = { notification: "Delivery updates", pickupNotification: "Pickup updates" } as const;

/** Where updates about a shipment, or about a pickup, are sent. */
export function NewsOptions({ kind, form }: NewsOptionsProps) {
  const { email, phone, isText } = notificationFields[kind];
  return (
    <section data-part="recipient" aria-labelledby={`${kind}-heading`}>
      <h2 id={`${kind}-heading`}>{titles[kind]}</h2>
      <Field
        {...form.fieldProps(email)}
        value={form.values[email] ?? ""}
        label="Email for updates (optional)"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <CheckLine
        name={isText}
        isChecked={form.values[isText] === "on"}
        onChange={(isChecked) => form.fieldProps(isText).onChange(isChecked ? "on" : "")}
      >
        Text me as well
      </CheckLine>
      <Field
        {...form.fieldProps(phone)}
        value={form.values[phone] ?? ""}
        label="Mobile Number (optional)"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        hint="Needed for text messages only."
      />
    </section>
  );
}
