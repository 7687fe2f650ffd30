/**
 * A key nobody else makes: 32 hexadecimal digits. Not `randomUUID`, which browsers withhold on plain HTTP, as when a
 * shop is tried out under a machine's name.
 */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
