import type { CardType } from "@store/card-validation";
import type { CheckoutModel } from "@store/contract/checkout";
import { fieldId } from "@store/ui-kit/field";
import { useForm } from "@store/ui-kit/use-form";
import { useAtomValue } from "jotai";
import { useState } from "react";
import { rememberedCardAtom, rememberedPairAtom } from "../card/card-memory.ts";
import { type CardChoice, getCardMode, proposedChoice } from "../card/card-mode.ts";
import { cardErrorTexts } from "../card/card-refusal.ts";
import { formatSecurityCode, securityCodeProblems } from "../card/security-code.ts";
import { useCardForm } from "../card/use-card-form.ts";
import { useFormattedInput } from "../card/use-formatted-input.ts";
import { getFormEntries, type StepActionData } from "../step-work/step-action-data.ts";
import { chosenPaymentAtom } from "../wallets/wallet-options.ts";
import { type CardPayment, noCards } from "./submit-payment-step.ts";

/** Where a card's refusal is shown if it has no field. */
export const cardErrorId = fieldId("card.error");

/** The card of the payment step: the applied one, its security code, a saved card, or another one. */
export function useCard(
  model: CheckoutModel | null,
  { isNew, actionData }: { readonly isNew: boolean; readonly actionData?: StepActionData | undefined },
) {
  const hasTyped = useAtomValue(rememberedCardAtom).number !== "";
  const pair = useAtomValue(rememberedPairAtom);
  const chosen = useAtomValue(chosenPaymentAtom);
  const [choice, setChoice] = useState<CardChoice>({
    // After a decline the typed input is shown again, whatever the saved cards are.
    isNew: isNew || (hasTyped && !pair && !model?.paymentData.creditCardData.cardOneInfo),
    savedId: null,
  });
  const [error, setError] = useState("");
  const mode = getCardMode(model, { ...choice, pair, usesCard: chosen === null ? undefined : chosen === "card" });
  const initialErrors = getFormEntries(actionData?.errors, "card");
  const form = useCardForm({ initialErrors });
  const known = mode.kind === "code" ? mode.card : mode.kind === "saved" ? mode.card.cardInfo : null;
  const code = useSecurityCode(known?.type ?? "Unspecified", initialErrors);
  const asked = {
    none: null,
    wallet: null,
    applied: null,
    pair: null,
    code,
    saved: known?.verifyCreditCard ? code : null,
    new: form,
  }[mode.kind];

  function choose(chosen: CardChoice): void {
    setChoice(chosen);
    setError("");
    code.clear();
  }

  const applied = mode.kind === "applied" ? mode.cards : [];
  return {
    mode,
    /** Whether two cards share the order. */
    isPair: mode.kind === "pair" || applied.length === 2,
    form,
    code,
    error,
    hasCode: asked === code,
    problemList: [...(asked?.problemList ?? []), ...(error ? [{ fieldId: cardErrorId, message: error }] : [])],
    choose,
    selectNew: () => choose({ isNew: true, savedId: null }),
    selectProposed: () => choose({ ...choice, isNew: false }),
    /** Shows the service's refusal at its visible field. */
    refuse(errors: Readonly<Record<string, string>>): void {
      const { number, expiry, securityCode } = errors;
      if (mode.kind === "new" || (asked && securityCode)) asked?.refuse(errors);
      else setError(number ?? expiry ?? securityCode ?? "");
    },
    /** The service has its token: the applied card is shown, and its code is typed again for another one. */
    showApplied(): void {
      form.forgetCode();
      choose(proposedChoice);
    },
    /** The payment to send, or null after showing the errors. */
    submit(): CardPayment | null {
      setError("");
      if (mode.kind === "new") {
        const entry = form.submit();
        return entry && { kind: "cards", request: { ...noCards, cardOneData: entry } };
      }
      if (applied.length === 2 && applied.some(({ appliedAmount }) => appliedAmount === 0)) {
        setError(cardErrorTexts.hasZeroAmountError);
        return null;
      }
      const cvv = asked ? code.submit() : "";
      if (cvv === null) return null;
      if (mode.kind === "code") return { kind: "code", cardId: mode.card.id, code: cvv };
      if (mode.kind !== "saved") return { kind: "applied" };
      const accountCardOneData = { id: mode.card.id, ...(cvv && { cvv }) };
      return { kind: "cards", request: { ...noCards, accountCardOneData } };
    },
  };
}

/** The security code of a known card. */
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
    codeProps: { ...form.fieldProps("securityCode"), ...input, type },
    /** The code to send, or null after showing the error. */
    submit: (): string | null => form.validate()?.securityCode ?? null,
    refuse: (refused: Readonly<Record<string, string>>) => form.fail(refused),
    clear(): void {
      form.change("securityCode", "");
      form.clearErrors();
    },
  };
}
