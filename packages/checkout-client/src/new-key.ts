let origin: string | undefined;
let count = 0;

/**
 * A key nobody else makes: 128 random bits, drawn once, and a number of its own, since drawing costs more than all the
 * rest of a call. Not `randomUUID`, which browsers withhold on plain HTTP, as when a shop is tried out under a machine's
 * name.
 */
export function newKey(): string {
  origin ??= crypto.getRandomValues(new Uint32Array(4)).join("-");
  return `${origin}-${++count}`;
}
