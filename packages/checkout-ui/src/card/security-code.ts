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

/** The most digits that the field takes: a code may be filled in before the number says which card it is (AMB-292). */
export function securityCodeMax(type: CardType): number {
  return type === "Unspecified" ? 4 : securityCodeLength(type);
}

/** The digits of a security code, at most as many as its card requires. */
export function formatSecurityCode({ value }: InputEdit, type: CardType): CaretText {
  const digits = normalizeCardNumber(value).slice(0, securityCodeMax(type));
  return { value: digits, selectionStart: digits.length };
}
