import {
  type CardType,
  type CaretText,
  cardMessages,
  checkSecurityCode,
  type InputEdit,
  normalizeCardNumber,
  securityCodeLength,
} from "@store/card-validation";

/** The error of a security code, by field name. */
export function securityCodeProblems(code: string, type: CardType): { readonly securityCode?: string } {
  const check = checkSecurityCode(code, type);
  return check.state === "valid" ? {} : { securityCode: cardMessages.securityCode[check.problem] };
}

/** A security code has as many digits as its card requires. */
export function formatSecurityCode({ value }: InputEdit, type: CardType): CaretText {
  const digits = normalizeCardNumber(value).slice(0, securityCodeLength(type));
  return { value: digits, selectionStart: digits.length };
}
