import {
  cardTypes,
  detectCardType,
  formatCardInput,
  formatExpiryInput,
  securityCodeLength,
} from "@store/card-validation";
import { platformAtom, siteAtom } from "@store/shopper-state";
import { useForm } from "@store/ui-kit/use-form";
import { useAtomValue, useSetAtom } from "jotai";
import { useMemo } from "react";
import { rememberCardAtom, rememberedCardAtom } from "./card-memory.ts";
import { toCardRules } from "./card-rules.ts";
import type { CardRules } from "./check-card-draft.ts";
import {
  type CardEntry,
  type CardField,
  type CardProblems,
  cardFieldOrder,
  cardProblems,
  checkCardDraft,
} from "./check-card-draft.ts";
import { formatSecurityCode } from "./security-code.ts";
import { useFormattedInput } from "./use-formatted-input.ts";

/** The card form's state: each field is formatted while it is typed; number and expiry outlive the form (AMB-209). */
export function useCardForm({ initialErrors }: { readonly initialErrors?: CardProblems | undefined } = {}) {
  const rules = useCardRules();
  const remembered = useAtomValue(rememberedCardAtom);
  const form = useForm<CardField>({
    names: cardFieldOrder,
    prefix: "card",
    initial: { ...remembered, securityCode: "" },
    initialErrors,
    check: (draft) => cardProblems(draft, rules),
    onChange: useSetAtom(rememberCardAtom),
  });
  const type = detectCardType(form.values.number, rules);

  const number = useFormattedInput({
    format: (edit) => formatCardInput(edit, rules),
    onChange: (value) => form.change("number", value),
  });
  const expiry = useFormattedInput({ format: formatExpiryInput, onChange: (value) => form.change("expiry", value) });
  const code = useFormattedInput({
    format: (edit) => formatSecurityCode(edit, type),
    onChange: (value) => form.change("securityCode", value),
  });

  return {
    problemList: form.problemList,
    hasExpiry: cardTypes[type].hasExpiry,
    hasSecurityCode: cardTypes[type].hasSecurityCode,
    numberProps: { ...form.fieldProps("number"), ...number },
    expiryProps: { ...form.fieldProps("expiry"), ...expiry },
    codeProps: { ...form.fieldProps("securityCode"), ...code, maxLength: securityCodeLength(type) },
    /** The entry to send, or null after showing what is wrong with it. */
    submit(): CardEntry | null {
      const draft = form.validate();
      const check = draft && checkCardDraft(draft, rules);
      return check?.ok ? check.entry : null;
    },
    /** Shows what the service refused, at its field. */
    refuse: (errors: CardProblems) => form.fail(errors),
    /** Forgets the security code: it is typed again for another try. */
    forgetCode: () => form.change("securityCode", ""),
  };
}

export type CardFormState = ReturnType<typeof useCardForm>;

/** The rules that the page judges cards by. */
function useCardRules(): CardRules {
  const site = useAtomValue(siteAtom);
  const { now } = useAtomValue(platformAtom);
  return useMemo(() => toCardRules(site, now()), [site, now]);
}
