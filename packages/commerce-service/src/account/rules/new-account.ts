import type { CreateAccount } from "@store/contract/account/requests";
import { addressLimits } from "@store/contract/shared";
import { addressMessages, checkEmail, checkName, type FieldCheck } from "@store/postal-and-address";
import { dictionary } from "@zxcvbn-ts/language-common";

export type FieldErrors = Partial<Record<keyof CreateAccount, string>>;

/** A password has 8 to 72 characters. */
const passwordLength = { min: 8, max: 72 } as const;

/** The longest e-mail address of an account, as of a password reset. */
export const accountEmailMax = 66;

/** What a form says of an e-mail address that is none, with an example. */
export const emailInvalidText = "Please enter a valid Email Address (i.e. name@example.com).";

/** What is wrong with a new account, by field; null when nothing is. */
export function checkNewAccount({ firstName, lastName, email, password }: CreateAccount): FieldErrors | null {
  const { firstName: firstNameTexts, lastName: lastNameTexts } = addressMessages.US;
  const errors: FieldErrors = {};
  const note = (field: keyof CreateAccount, message: string | null) => {
    if (message !== null) errors[field] = message;
  };
  note("firstName", toText(checkName(firstName, { max: addressLimits.name }), firstNameTexts));
  note("lastName", toText(checkName(lastName, { max: addressLimits.name }), lastNameTexts));
  note("email", checkEmail(email, { max: accountEmailMax }).ok ? null : emailInvalidText);
  note("password", checkNewPassword(password));
  return Object.keys(errors).length > 0 ? errors : null;
}

/** What is wrong with a new password; null when it may be one. */
export function checkNewPassword(password: string): string | null {
  const { length } = [...password.normalize("NFKC")];
  if (length < passwordLength.min || length > passwordLength.max)
    return `Please enter a password of ${passwordLength.min} to ${passwordLength.max} characters.`;
  if (isCommonPassword(password))
    return "This password is on the lists that attackers try first. Please choose another one.";
  return null;
}

let common: ReadonlySet<string> | undefined;

/** Whether a password is among the 18,000 most used ones of published breaches, in any letter case. */
function isCommonPassword(password: string): boolean {
  // Built at the first new password: most processes of a shop see none for a long time.
  common ??= new Set(dictionary["passwords-common"].filter((one) => one.length >= passwordLength.min));
  return common.has(password.toLowerCase());
}

function toText(
  check: FieldCheck,
  texts: Readonly<Record<"missing" | "tooLong" | "malformed", string>>,
): string | null {
  return check.ok ? null : texts[check.problem];
}
