import { cardTypes, detectCardType, formatCardInput, formatExpiryInput } from "@store/card-validation";
import { checkoutAtom, platformAtom, siteAtom } from "@store/shopper-state";
import { useAtHydration } from "@store/ui-kit/early";
import { fieldId } from "@store/ui-kit/field";
import { readControl, useForm } from "@store/ui-kit/use-form";
import { useAtomValue, useSetAtom } from "jotai";
import { useMemo, useState } from "react";
import { mayAddCard } from "./account-cards.ts";
import { rememberCardAtom, rememberedCardAtom } from "./card-memory.ts";
import { toCardRules } from "./card-rules.ts";
import {
  type CardEntry,
  type CardField,
  type CardProblems,
  type CardRules,
  cardFieldOrder,
  cardProblems,
  checkCardDraft,
} from "./check-card-draft.ts";
import { formatSecurityCode } from "./security-code.ts";
import { useFormattedInput } from "./use-formatted-input.ts";

export interface CardFormOptions {
  /** The prefix of the field names on the page. */
  readonly prefix?: string;
  /** The prefix of every id, for a second card form on one page. */
  readonly idPrefix?: string | undefined;
  readonly initialErrors?: CardProblems | undefined;
}

/** The state of the card form: each field is formatted while it is typed; number and expiry date survive the form. */
export function useCardForm({ prefix = "card", idPrefix, initialErrors }: CardFormOptions = {}) {
  const rules = useCardRules();
  const remembered = useAtomValue(rememberedCardAtom);
  const creditCardData = useAtomValue(checkoutAtom)?.paymentData.creditCardData;
  const isSignedIn = useAtomValue(checkoutAtom)?.accountInfo.isLoggedIn;
  const saveName = `${prefix}.saveToAccount`;
  const [saveToAccount, setSaveToAccount] = useState(false);
  // A box that was checked before hydration.
  useAtHydration(() => setSaveToAccount(readControl(saveName, idPrefix) === "on"));
  const form = useForm<CardField>({
    names: cardFieldOrder,
    prefix,
    idPrefix,
    initial: { ...remembered, securityCode: "" },
    initialErrors,
    check: (draft) => cardProblems(draft, rules),
    onChange: useSetAtom(rememberCardAtom),
  });
  const type = detectCardType(form.values.number, rules);

  const number = useFormattedInput({
    format: (edit) => formatCardInput(edit, rules),
    onChange: (value) => form.change("number", value),
    delayMs: () => getNumberDelayMs(navigator.userAgent),
  });
  const expiry = useFormattedInput({ format: formatExpiryInput, onChange: (value) => form.change("expiry", value) });
  const code = useFormattedInput({
    format: (edit) => formatSecurityCode(edit, type),
    onChange: (value) => form.change("securityCode", value),
  });

  return {
    problemList: form.problemList,
    type,
    hasExpiry: cardTypes[type].hasExpiry,
    hasSecurityCode: cardTypes[type].hasSecurityCode,
    numberProps: { ...form.fieldProps("number"), ...number },
    expiryProps: { ...form.fieldProps("expiry"), ...expiry },
    codeProps: { ...form.fieldProps("securityCode"), ...code, type },
    /** The box that saves the card in the account; null for a guest, and if the account may save no more. */
    saveProps:
      isSignedIn && creditCardData && mayAddCard(creditCardData)
        ? {
            name: saveName,
            id: idPrefix && fieldId(saveName, idPrefix),
            checked: saveToAccount,
            onChange: setSaveToAccount,
          }
        : null,
    /** The entry to send, or null after showing the errors. */
    submit(): CardEntry | null {
      const draft = form.validate();
      const check = draft && checkCardDraft(draft, rules);
      return check?.ok ? { ...check.entry, saveToAccount } : null;
    },
    /** Shows the service's refusal at its field. */
    refuse: (errors: CardProblems) => form.fail(errors),
    /** Clears the security code: it has to be typed again. */
    forgetCode: () => form.change("securityCode", ""),
  };
}

/** How long formatting the number is delayed: the keyboards of Chrome on Android compose text. */
export function getNumberDelayMs(userAgent: string): number {
  const isChrome = /\bChrome\/\S+ Mobile\b/.test(userAgent) && !/\b(EdgA|OPR|SamsungBrowser)\//.test(userAgent);
  return isChrome && /\bAndroid\b/.test(userAgent) ? 250 : 0;
}

export type CardFormState = ReturnType<typeof useCardForm>;

/** The card rules of the page. */
export function useCardRules(): CardRules {
  const site = useAtomValue(siteAtom);
  const { now } = useAtomValue(platformAtom);
  return useMemo(() => toCardRules(site, now()), [site, now]);
}
