/** The digits of what was typed or pasted, everything else dropped: what is sent to the service (PAY-28). */
export function normalizeCardNumber(input: string): string {
  return input.replace(/\D/g, "");
}
