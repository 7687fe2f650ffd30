import { useEffect } from "react";
import { readText } from "../../web/forms/read-text.ts";

/** A press of "Add to Registry" on a card. */
export interface CardPress {
  readonly form: HTMLFormElement;
  readonly fields: FormData;
  /** Called when the press has its answer. */
  readonly onAnswer: () => void;
}

export interface CardRegistryProps {
  /** The last one, and those before it that had no answer then. */
  readonly presses: readonly CardPress[];
  /** The SKU of the card to which a sign-in has led back; null without one. */
  readonly returnedSku: string | null;
}

/** If the script of a press cannot be loaded, the browser submits the form to the product's page, as before scripts run. */
export function SubmitForm({ presses }: CardRegistryProps) {
  const press = presses.at(-1);
  useEffect(() => {
    if (!press) return;
    const { form, fields, onAnswer } = press;
    const intent = document.createElement("input");
    form.append(Object.assign(intent, { type: "hidden", name: "intent", value: readText(fields, "intent") }));
    form.submit();
    intent.remove();
    onAnswer();
  }, [press]);
  return null;
}
