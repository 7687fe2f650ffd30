import { accountEmailMax, checkPasswordLength, passwordLength, toEmailInvalidText } from "@store/contract/account";
import type { CreateAccount } from "@store/contract/account/requests";
import { addressLimits } from "@store/contract/shared";
import { addressMessages, checkEmail, checkName, domainPartMax, toFieldText } from "@store/postal-and-address";
import { dictionary } from "@zxcvbn-ts/language-common";

export type FieldErrors = Partial<Record<keyof CreateAccount, string>>;

/** The message for an invalid e-mail address, with an example. */
export const emailInvalidText = toEmailInvalidText("name@example.com");

/** The errors of a new account by field; null if it is valid. */
export function checkNewAccount({ email, password, ...names }: CreateAccount): FieldErrors | null {
  const emailProblem = checkNewEmail(email);
  const passwordProblem = checkNewPassword(password);
  const errors: FieldErrors = {
    ...checkNames(names),
    ...(emailProblem !== null && { email: emailProblem }),
    ...(passwordProblem !== null && { password: passwordProblem }),
  };
  return Object.keys(errors).length > 0 ? errors : null;
}

/** The errors of an account's name by field; empty if it is valid. */
export function checkNames(names: Pick<CreateAccount, "firstName" | "lastName">) {
  const texts = addressMessages.US;
  const firstName = checkName(names.firstName, { max: addressLimits.name });
  const lastName = checkName(names.lastName, { max: addressLimits.name });
  return {
    ...(!firstName.ok && { firstName: toFieldText(firstName.problem, texts.firstName, addressLimits.name) }),
    ...(!lastName.ok && { lastName: toFieldText(lastName.problem, texts.lastName, addressLimits.name) }),
  };
}

/** The error of an account's e-mail address; null if it is valid. */
export function checkNewEmail(email: string): string | null {
  const check = checkEmail(email, { max: accountEmailMax, endingMax: domainPartMax });
  if (check.ok) return null;
  const texts = { missing: emailInvalidText, tooLong: emailInvalidText, malformed: emailInvalidText };
  return toFieldText(check.problem, texts, accountEmailMax);
}

/** The error of a new password; null if it is valid. */
export function checkNewPassword(password: string): string | null {
  const problem = checkPasswordLength(password);
  if (problem !== null) return problem;
  if (isCommonPassword(password))
    return "This password is on the lists that attackers try first. Please choose another one.";
  return null;
}

let common: ReadonlySet<string> | undefined;

/** Whether a password is among the 18,000 most used ones of published breaches, in any letter case. */
function isCommonPassword(password: string): boolean {
  // Built with the first new password: most processes never need it.
  common ??= new Set(dictionary["passwords-common"].filter((one) => one.length >= passwordLength.min));
  return common.has(password.toLowerCase());
}
