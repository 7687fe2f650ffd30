import { Button } from "@store/ui-kit/button";
import { ErrorSummary } from "@store/ui-kit/error-summary";
import { Field } from "@store/ui-kit/field";
import { FormSecrets } from "@store/ui-kit/form";
import { Select, type SelectOption } from "@store/ui-kit/select";
import { useForm } from "@store/ui-kit/use-form";
import type { ReactNode } from "react";
import { checkRegistryFields, normalizeRegistryField, type RegistryFields } from "./registry-fields.ts";
import { registryTypeNames } from "./registry-types.ts";

export interface RegistryFormProps {
  readonly initial: RegistryFields;
  /** What is wrong with a field, by its name. */
  readonly errors?: Partial<Record<keyof RegistryFields, string>> | undefined;
  /** The addresses to choose from; without any, the registry has none. */
  readonly addresses?: readonly SelectOption[];
  /** What stands below the choice of an address. */
  readonly addressHint?: ReactNode;
  readonly submitLabel: string;
  /** The prefix of every id, for a second such form on one page. */
  readonly idPrefix?: string | undefined;
  /** Further controls beside the button, such as a link that cancels. */
  readonly children?: ReactNode;
}

const names = ["name", "registryType", "eventDate", "address"] as const;
const types = Object.entries(registryTypeNames).map(([value, label]) => ({ value, label }));

/** Name, occasion, day and address of a registry; the browser submits them to the page. */
export function RegistryForm({
  initial,
  errors,
  addresses = [],
  addressHint,
  submitLabel,
  idPrefix,
  children,
}: RegistryFormProps) {
  const form = useForm({
    names,
    idPrefix,
    initial,
    initialErrors: errors,
    check: checkRegistryFields,
    normalize: normalizeRegistryField,
  });
  return (
    <form
      method="post"
      noValidate
      data-part="registry-form"
      aria-label="Registry"
      onSubmit={(event) => {
        if (form.validate() === null) event.preventDefault();
      }}
    >
      <FormSecrets />
      <ErrorSummary problems={form.problemList} />
      <Field
        {...form.fieldProps("name")}
        label="Registry Name"
        hint="As your guests know you, such as Ada and Ben"
        required
      />
      <Select {...form.fieldProps("registryType")} label="Occasion" options={types} required />
      <Field {...form.fieldProps("eventDate")} label="Event Date" type="date" required />
      <Select
        {...form.fieldProps("address")}
        label="Delivery Address"
        options={[...addresses, { value: "", label: "No address" }]}
        hint={addressHint}
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
