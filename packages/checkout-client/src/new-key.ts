let origin: string | undefined;
let count = 0;

/**
 * A unique key: 128 random bits, generated once, and a counter, since generating random bits takes longer than the rest
 * of a call. Not `randomUUID`, which browsers withhold on plain HTTP, for example if the store is opened under a
 * machine's name.
 */
export function newKey(): string {
  origin ??= crypto.getRandomValues(new Uint32Array(4)).join("-");
  return `${origin}-${++count}`;
}
