import type { CheckoutModel } from "@store/contract/checkout";
import { platformAtom, siteAtom } from "@store/shopper-state";
import { useForm } from "@store/ui-kit/use-form";
import { useAtomValue, useStore } from "jotai";
import { useEffect, useRef, useState } from "react";
import type { StepActionData } from "../step-work/step-action-data.ts";
import { type DeliveryFields, getStoredFields, settleChoices } from "./delivery-fields.ts";
import { checkDelivery } from "./delivery-request.ts";
import { saveChoice } from "./save-choice.ts";

/**
 * The fields of the step. Changes are stored in the tab until the step is saved, and controls with their own call are
 * saved at once, so that total and dates are correct before Next.
 */
export function useDeliveryFields(model: CheckoutModel | null, actionData?: StepActionData) {
  const store = useStore();
  const site = useAtomValue(siteAtom);
  const stored = getStoredFields(model);
  const [typed, setTyped] = useState<DeliveryFields | null>(actionData?.fields ?? null);
  const draft = useDraft(model?.basketId ?? null, (found) => setTyped((own) => ({ ...found, ...own })));
  const values = Object.fromEntries(Object.entries(stored).map(([name, text]) => [name, typed?.[name] ?? text]));
  const saving = useRef(Promise.resolve());

  const form = useForm<string>({
    names: Object.keys(stored),
    initial: stored,
    values,
    initialErrors: actionData?.errors,
    check: (fields) => (model ? checkDelivery(model, fields, site) : {}),
    onChange(changed) {
      const settled = settleChoices(model?.shippingOptions.recipients ?? [], values, changed);
      setTyped(settled);
      draft.save(settled);
    },
  });

  /** Changes a field and saves it. Next saves everything again and reports failures. */
  function choose(name: string, value: string): void {
    form.change(name, value);
    const recipients = model?.shippingOptions.recipients ?? [];
    save(name, settleChoices(recipients, values, { ...values, [name]: value }));
  }

  function save(name: string, fields: DeliveryFields): void {
    saving.current = saving.current.then(async () => {
      const refusal = await saveChoice(store, { name, fields });
      if (refusal) form.refuse({ [name]: refusal });
    });
  }

  return {
    values,
    problemList: form.problemList,
    validate: form.validate,
    fieldProps: form.fieldProps,
    choose,
    /** A text that is saved on blur. */
    textProps: (name: string) => ({
      ...form.fieldProps(name),
      onBlur() {
        form.fieldProps(name).onBlur();
        if (values[name] !== stored[name]) save(name, values);
      },
    }),
    /** Resolves when no save is pending. */
    settled: () => saving.current,
    removeDraft: draft.remove,
  };
}

export type DeliveryForm = ReturnType<typeof useDeliveryFields>;

/** Unsaved changes, in the tab's storage. */
function useDraft(basketId: string | null, onFound: (found: DeliveryFields) => void) {
  const { storage } = useAtomValue(platformAtom);
  const name = `draft.delivery.${basketId}`;
  useEffect(() => {
    const found = parseDraft(storage?.getItem(name) ?? null);
    if (found) onFound(found);
  }, [storage, name]);
  return {
    save: (fields: DeliveryFields) => storage?.setItem(name, JSON.stringify(fields)),
    remove: () => storage?.removeItem(name),
  };
}

function parseDraft(text: string | null): DeliveryFields | null {
  try {
    const saved: unknown = JSON.parse(text ?? "null");
    if (typeof saved !== "object" || saved === null) return null;
    return Object.fromEntries(Object.entries(saved).filter(([, value]) => typeof value === "string"));
  } catch {
    return null;
  }
}
