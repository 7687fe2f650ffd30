import {
  type CardType,
  type CaretText,
  cardMessages,
  checkSecurityCode,
  type InputEdit,
  normalizeCardNumber,
  securityCodeLength,
} from "@store/card-validation";
import { useForm } from "@store/ui-kit/use-form";
import { useFormattedInput } from "./use-formatted-input.ts";

/** What is wrong with a security code, by the name of its field. */
export function securityCodeProblems(code: string, type: CardType): { readonly securityCode?: string } {
  const check = checkSecurityCode(code, type);
  return check.state === "valid" ? {} : { securityCode: cardMessages.securityCode[check.problem] };
}

/** A security code takes as many digits as its card has. */
export function formatSecurityCode({ value }: InputEdit, type: CardType): CaretText {
  const digits = normalizeCardNumber(value).slice(0, securityCodeLength(type));
  return { value: digits, selectionStart: digits.length };
}

/** The security code of a card that is applied, typed again. */
export function useSecurityCode(type: CardType, errors?: Readonly<Record<string, string>>) {
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
