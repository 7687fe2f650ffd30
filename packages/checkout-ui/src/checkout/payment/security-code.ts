import {
  type CardType,
  type CaretText,
  cardMessages,
  checkSecurityCode,
  type InputEdit,
  normalizeCardNumber,
  securityCodeLength,
} from "@store/card-validation";

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
