import { Button } from "@store/ui-kit/button";
import { Field } from "@store/ui-kit/field";
import { FormSecrets } from "@store/ui-kit/form";
import { Select } from "@store/ui-kit/select";
import { type ReactNode, useState } from "react";
import { registryTypeNames } from "./registry-types.ts";

/** What a registry is called and for, as its form has it. */
export interface RegistryFields {
  readonly name: string;
  readonly registryType: string;
  /** An ISO date; "" while none is chosen. */
  readonly eventDate: string;
}

export interface RegistryFormProps {
  readonly initial: RegistryFields;
  /** What is wrong with a field, by its name. */
  readonly errors?: Readonly<Record<string, string>> | undefined;
  readonly submitLabel: string;
  /** Further controls beside the button, such as a link that cancels. */
  readonly children?: ReactNode;
}

/** Name, occasion and day of a registry; the browser submits them to the page. */
export function RegistryForm({ initial, errors = {}, submitLabel, children }: RegistryFormProps) {
  const [fields, setFields] = useState(initial);
  const set = (name: keyof RegistryFields) => (value: string) => setFields({ ...fields, [name]: value });
  const types = Object.entries(registryTypeNames).map(([value, label]) => ({ value, label }));
  return (
    <form method="post" data-part="registry-form" aria-label="Registry">
      <FormSecrets />
      <Field
        label="Registry Name"
        name="name"
        value={fields.name}
        onChange={set("name")}
        error={errors.name}
        hint="As your guests know it, such as Ada and Ben's Wedding"
        maxLength={80}
        required
      />
      <Select
        label="Occasion"
        name="registryType"
        value={fields.registryType}
        onChange={set("registryType")}
        options={types}
      />
      <Field
        label="Event Date"
        name="eventDate"
        type="date"
        value={fields.eventDate}
        onChange={set("eventDate")}
        error={errors.eventDate}
        required
      />
      <div data-part="content-actions">
        <Button type="submit" name="intent" value="saveRegistry">
          {submitLabel}
        </Button>
        {children}
      </div>
    </form>
  );
}
