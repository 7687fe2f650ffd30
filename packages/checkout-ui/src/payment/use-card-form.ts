import {
  type CaretText,
  cardTypes,
  detectCardType,
  formatCardInput,
  formatExpiryInput,
  type InputEdit,
  normalizeCardNumber,
  securityCodeLength,
} from "@store/card-validation";
import { edgesAtom, siteAtom } from "@store/shopper-state";
import { useProblemFocus } from "@store/ui-kit/error-summary";
import { fieldId } from "@store/ui-kit/field";
import { useAtomValue } from "jotai";
import { useMemo, useState } from "react";
import {
  type CardDraft,
  type CardEntry,
  type CardField,
  type CardProblems,
  cardFieldOrder,
  cardProblems,
  checkCardDraft,
} from "./check-card-draft.ts";
import { toCardBins } from "./to-card-bins.ts";
import { toStoreMonth } from "./to-store-month.ts";
import { useFormattedInput } from "./use-formatted-input.ts";

const emptyDraft: CardDraft = { number: "", expiry: "", securityCode: "" };

/** The card form's state. Errors come after a failed submit, again on leaving a field, and go as soon as it is right. */
export function useCardForm() {
  const site = useAtomValue(siteAtom);
  const { now } = useAtomValue(edgesAtom);
  const bins = useMemo(() => toCardBins(site.cardBins), [site.cardBins]);
  const [draft, setDraft] = useState(emptyDraft);
  const [problems, setProblems] = useState<CardProblems>({});
  const [hasFailed, setHasFailed] = useState(false);

  const type = detectCardType(draft.number, { bins });
  const problemList = cardFieldOrder.flatMap((field) => {
    const message = problems[field];
    return message ? [{ fieldId: fieldId(`card.${field}`), message }] : [];
  });
  const focusFirstProblem = useProblemFocus(problemList[0]?.fieldId ?? null);
  const rules = () => ({ bins, luhn: site.luhn, today: toStoreMonth(now()) });

  function change(field: CardField, value: string): void {
    const changed = { ...draft, [field]: value };
    setDraft(changed);
    if (problems[field] && !cardProblems(changed, rules())[field]) setProblems({ ...problems, [field]: undefined });
  }

  function formatCode({ value }: InputEdit): CaretText {
    const digits = normalizeCardNumber(value).slice(0, securityCodeLength(type));
    return { value: digits, selectionStart: digits.length };
  }

  const number = useFormattedInput({
    format: (edit) => formatCardInput(edit, { bins }),
    onChange: (value) => change("number", value),
  });
  const expiry = useFormattedInput({ format: formatExpiryInput, onChange: (value) => change("expiry", value) });
  const code = useFormattedInput({ format: formatCode, onChange: (value) => change("securityCode", value) });

  function fail(found: CardProblems): void {
    setProblems(found);
    setHasFailed(true);
    focusFirstProblem();
  }

  const fieldProps = (field: CardField) => ({
    name: `card.${field}`,
    value: draft[field],
    error: problems[field],
    onBlur: () => {
      if (hasFailed) setProblems({ ...problems, [field]: cardProblems(draft, rules())[field] });
    },
  });

  return {
    problemList,
    hasExpiry: cardTypes[type].hasExpiry,
    hasSecurityCode: cardTypes[type].hasSecurityCode,
    numberProps: { ...fieldProps("number"), ...number },
    expiryProps: { ...fieldProps("expiry"), ...expiry },
    codeProps: { ...fieldProps("securityCode"), ...code, maxLength: securityCodeLength(type) },
    /** The entry to send, or null after showing what is wrong with it. */
    submit(): CardEntry | null {
      const check = checkCardDraft(draft, rules());
      if (!check.ok) {
        fail(check.problems);
        return null;
      }
      setProblems({});
      return check.entry;
    },
    /** Shows what the service refused, at its field. */
    refuse: ({ field, message }: { field: CardField; message: string }) => fail({ [field]: message }),
    /** Forgets number, date and code: they are needed no longer once the service has its token. */
    forget: () => setDraft(emptyDraft),
  };
}

export type CardFormState = ReturnType<typeof useCardForm>;
