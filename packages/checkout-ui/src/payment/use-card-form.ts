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
import { type ClipboardEvent, type RefObject, useLayoutEffect, useMemo, useRef, useState } from "react";
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

const emptyDraft: CardDraft = { number: "", expiry: "", securityCode: "" };
// jsdom and old browsers aside, the layout effect must not run while a server renders.
const useBrowserLayoutEffect = typeof document === "undefined" ? () => {} : useLayoutEffect;

/** The card form's state. Errors come after a failed submit, again on leaving a field, and go as soon as it is right. */
export function useCardForm() {
  const site = useAtomValue(siteAtom);
  const { now } = useAtomValue(edgesAtom);
  const bins = useMemo(() => toCardBins(site.cardBins), [site.cardBins]);
  const [draft, setDraft] = useState(emptyDraft);
  const [problems, setProblems] = useState<CardProblems>({});
  const [hasFailed, setHasFailed] = useState(false);
  const inputs: Record<CardField, RefObject<HTMLInputElement | null>> = {
    number: useRef<HTMLInputElement>(null),
    expiry: useRef<HTMLInputElement>(null),
    securityCode: useRef<HTMLInputElement>(null),
  };
  const caret = useRef<{ input: HTMLInputElement | null; place: number } | null>(null);

  const type = detectCardType(draft.number, { bins });
  const problemList = cardFieldOrder.flatMap((field) => {
    const message = problems[field];
    return message ? [{ fieldId: fieldId(`card.${field}`), message }] : [];
  });
  const focusFirstProblem = useProblemFocus(problemList[0]?.fieldId ?? null);
  const rules = () => ({ bins, luhn: site.luhn, today: toStoreMonth(now()) });

  // React puts the caret of a controlled input at its end when the text is another one than was typed.
  useBrowserLayoutEffect(() => {
    caret.current?.input?.setSelectionRange(caret.current.place, caret.current.place);
    caret.current = null;
  });

  function change(field: CardField, value: string): void {
    const changed = { ...draft, [field]: value };
    setDraft(changed);
    if (problems[field] && !cardProblems(changed, rules())[field]) setProblems({ ...problems, [field]: undefined });
  }

  /** Shows a field formatted after an edit, however the edit came about. */
  function formatted(field: CardField, format: (edit: InputEdit) => CaretText) {
    const show = (input: HTMLInputElement | null, edit: InputEdit) => {
      const { value, selectionStart } = format(edit);
      caret.current = { input, place: selectionStart };
      change(field, value);
    };
    const input = inputs[field];
    return {
      inputRef: input,
      onChange: (value: string, inputType?: string) =>
        show(input.current, { value, selectionStart: input.current?.selectionStart ?? value.length, inputType }),
      // By hand, since a browser cuts what is pasted to the field's length before anybody sees it.
      onPaste: (event: ClipboardEvent<HTMLInputElement>) => {
        event.preventDefault();
        const { value, selectionStart, selectionEnd } = event.currentTarget;
        const before = value.slice(0, selectionStart ?? value.length) + event.clipboardData.getData("text");
        const edit = { value: before + value.slice(selectionEnd ?? value.length), selectionStart: before.length };
        show(event.currentTarget, { ...edit, inputType: "insertFromPaste" });
      },
    };
  }

  function formatCode({ value }: InputEdit): CaretText {
    const digits = normalizeCardNumber(value).slice(0, securityCodeLength(type));
    return { value: digits, selectionStart: digits.length };
  }

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
    numberProps: { ...fieldProps("number"), ...formatted("number", (edit) => formatCardInput(edit, { bins })) },
    expiryProps: { ...fieldProps("expiry"), ...formatted("expiry", formatExpiryInput) },
    codeProps: {
      ...fieldProps("securityCode"),
      ...formatted("securityCode", formatCode),
      maxLength: securityCodeLength(type),
    },
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
