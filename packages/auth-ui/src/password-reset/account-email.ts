/** The longest e-mail address that an account may have. */
export const accountEmailMax = 66;

/** What a form says of an e-mail address that is none; `example` is a right one. */
export function toEmailInvalidText(example: string): string {
  return `Please enter a valid Email Address (i.e. ${example}).`;
}
