/** The longest e-mail address of an account, in characters. */
export const accountEmailMax = 66;

/** How long a password may be, in characters. */
export const passwordLength = { min: 8, max: 72 } as const;

/** What is wrong with the length of a new password; null when nothing is. */
export function checkPasswordLength(password: string): string | null {
  const { min, max } = passwordLength;
  const { length } = [...password.normalize("NFKC")];
  return length < min || length > max ? `Please enter a password of ${min} to ${max} characters.` : null;
}

/** What a form says of an e-mail address that is none; `example` is a right one. */
export function toEmailInvalidText(example: string): string {
  return `Please enter a valid Email Address (i.e. ${example}).`;
}
