/** The longest e-mail address that an account may have. */
export const accountEmailMax = 66;

/** The message for an invalid e-mail address; `example` is a valid one. */
export function toEmailInvalidText(example: string): string {
  return `Please enter a valid Email Address (i.e. ${example}).`;
}
