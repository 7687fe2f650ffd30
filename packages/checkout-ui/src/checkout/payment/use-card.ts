import { type CardType, securityCodeLength } from "@store/card-validation";
import type { CheckoutModel } from "@store/contract/checkout";
import { useForm } from "@store/ui-kit/use-form";
import { useState } from "react";
import { getFormEntries, type StepActionData } from "../step-work/step-action-data.ts";
import { getCardMode } from "./card-mode.ts";
import { formatSecurityCode, securityCodeProblems } from "./security-code.ts";
import type { CardPayment } from "./submit-payment-step.ts";
import { useCardForm } from "./use-card-form.ts";
import { useFormattedInput } from "./use-formatted-input.ts";

/** The card of the payment step: the applied one, its security code, or another one. */
export function useCard(
  model: CheckoutModel | null,
  { isNew, actionData }: { readonly isNew: boolean; readonly actionData?: StepActionData | undefined },
) {
  const [wantsNew, setWantsNew] = useState(isNew);
  const mode = getCardMode(model, wantsNew);
  const initialErrors = getFormEntries(actionData?.errors, "card");
  const form = useCardForm({ initialErrors });
  const code = useSecurityCode(mode.kind === "code" ? mode.card.type : "Unspecified", initialErrors);
  const active = { none: null, applied: null, code, new: form }[mode.kind];

  return {
    mode,
    form,
    code,
    problemList: active?.problemList ?? [],
    changeCard: () => setWantsNew(true),
    selectApplied: () => setWantsNew(false),
    refuse: (errors: Readonly<Record<string, string>>) => active?.refuse(errors),
    /** The service has its token: the applied card is shown, and its code is typed again for another. */
    showApplied(): void {
      form.forgetCode();
      setWantsNew(false);
    },
    /** What pays, or null after showing what is wrong with it. */
    submit(): CardPayment | null {
      if (mode.kind === "new") {
        const entry = form.submit();
        return entry && { kind: "new", entry };
      }
      if (mode.kind !== "code") return { kind: "applied" };
      const typed = code.submit();
      return typed === null ? null : { kind: "code", cardId: mode.card.id, code: typed };
    },
  };
}

/** The security code of a card that is applied, typed again. */
function useSecurityCode(type: CardType, errors?: Readonly<Record<string, string>>) {
  const form = useForm<"securityCode">({
    names: ["securityCode"],
    prefix: "card",
    initial: { securityCode: "" },
    initialErrors: errors,
    check: ({ securityCode }) => securityCodeProblems(securityCode, type),
  });
  const input = useFormattedInput({
    format: (edit) => formatSecurityCode(edit, type),
    onChange: (value) => form.change("securityCode", value),
  });
  return {
    problemList: form.problemList,
    codeProps: { ...form.fieldProps("securityCode"), ...input, maxLength: securityCodeLength(type) },
    /** The code to send, or null after showing what is wrong with it. */
    submit: (): string | null => form.validate()?.securityCode ?? null,
    refuse: (refused: Readonly<Record<string, string>>) => form.fail(refused),
  };
}
