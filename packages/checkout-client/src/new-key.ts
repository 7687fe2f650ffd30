/**
 * A key nobody else makes: 32 hexadecimal digits. Not `randomUUID`, which browsers withhold on plain HTTP, as when a
 * shop is tried out under a machine's name.
 */
export function newKey(): string {
  let key = "";
  // The leading one keeps the zeros behind it.
  for (const part of crypto.getRandomValues(new Uint32Array(4))) key += (part + 2 ** 32).toString(16).slice(1);
  return key;
}
