import { useEffect } from "react";
import { readText } from "../read-text.ts";
import type { CardRegistryProps } from "./card-registry.tsx";

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
