/**
 * An e-mail address that no other journey has. A whole UUID would sometimes contain what passes as a card number, which
 * the store refuses in every text.
 */
export function newEmail(name: string): string {
  return `${name}-${crypto.randomUUID().slice(0, 8)}@example.com`;
}
