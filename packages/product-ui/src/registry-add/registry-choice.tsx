import { Button } from "@store/ui-kit/button";
import type { PostForm } from "@store/ui-kit/form";
import type { ReactNode } from "react";
import { nameOfType } from "../registry/registry-types.ts";

export interface RegistryChoiceProps {
  /** The registries of the account, the last used first. */
  readonly registries: readonly { readonly grId: string; readonly name: string; readonly registryType: string }[];
  /** The fields of the add that waits for the choice. */
  readonly fields: Readonly<Record<string, string>>;
  /** The form that adds; a plain form by default. */
  readonly Form?: PostForm;
  /** Its URL; the page's own by default. */
  readonly action?: string | undefined;
  readonly busy?: boolean;
  /** More fields or buttons. */
  readonly children?: ReactNode;
}

/** The registries of an account as radios, for an add that could go to any of them. */
export function RegistryChoice({
  registries,
  fields,
  Form = "form",
  action,
  busy = false,
  children,
}: RegistryChoiceProps) {
  return (
    <Form method="post" action={action} data-part="registry-choice">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <fieldset>
        <legend data-part="field-label">Choose a registry</legend>
        {registries.map(({ grId, name, registryType }, index) => (
          <label key={grId} data-part="choice">
            <input type="radio" name="grId" value={grId} defaultChecked={index === 0} />
            <span>
              <bdi>{name}</bdi> <span>{`(${nameOfType(registryType)})`}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {children}
      <Button type="submit" busy={busy} busyLabel="Adding…">
        Add to This Registry
      </Button>
    </Form>
  );
}
