import { Button, type ButtonVariant, buttonLook } from "@store/ui-kit/button";
import { VisuallyHidden } from "@store/ui-kit/visually-hidden";
import { useId } from "react";
import { blockTexts, type RegistryBlock } from "./find-registry-block.ts";

/** The value of the `intent` field with which the button submits its form. */
export const registryIntent = "addToRegistry";

export interface RegistryButtonProps {
  /** What prevents the add; null if nothing does. */
  readonly block: RegistryBlock | null;
  /** Whether an add is sent and has no response yet. */
  readonly busy?: boolean;
  /** Whether the item was added just now. */
  readonly isAdded?: boolean;
  /** The product of a card. Both labels of its button are there, and a script shows the other one. */
  readonly name?: string;
  readonly variant?: ButtonVariant;
  readonly id?: string;
  /** The id of the form to submit, if the button is outside of it. */
  readonly form?: string;
  /** The URL to submit it to, if it is not that of the form. */
  readonly formAction?: string | undefined;
}

/**
 * "Add to Registry": submits its form with the intent `addToRegistry`. While something prevents the add, the button is
 * announced as disabled, keeps its place in the order of focus, and the reason is beside it.
 */
export function RegistryButton({
  block,
  busy = false,
  isAdded = false,
  name,
  variant = "secondary",
  id,
  form,
  formAction,
}: RegistryButtonProps) {
  const reason = useId();
  const label =
    name === undefined ? (
      toLabel(isAdded)
    ) : (
      <>
        <span data-when="idle">{toLabel(false)}</span>
        <span data-when="added" hidden>
          {toLabel(true)}
        </span>
        <VisuallyHidden>{` ${name}`}</VisuallyHidden>
      </>
    );
  if (block === null) {
    return (
      <Button type="submit" name="intent" value={registryIntent} {...{ id, form, formAction, variant, busy }}>
        {/* An element is swapped, and never a text: the browser's translator replaces the text nodes that React knows. */}
        <span key={`${isAdded}`}>{label}</span>
      </Button>
    );
  }
  return (
    <>
      {/* Not a submit button: it has to stay off before scripts run, too. */}
      <button type="button" id={id} aria-disabled="true" aria-describedby={reason} {...buttonLook(variant)}>
        {label}
      </button>
      <p id={reason} data-part="registry-reason">
        {blockTexts[block]}
      </p>
    </>
  );
}

const toLabel = (isAdded: boolean) => (isAdded ? "ADDED" : "Add to Registry");
