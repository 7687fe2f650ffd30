/**
 * The incoming value in which everything that equals its counterpart in `current` is that counterpart (`===`), down to
 * the last part; `current` itself when nothing differs. For data as JSON holds it: other objects, dates for example,
 * are never equal but to themselves.
 *
 * @example keepIdentity(shown, fresh) === shown // when they hold the same
 */
export function keepIdentity<Value>(current: Value, incoming: Value): Value {
  if (isEqual(current, incoming)) return current;
  if (Array.isArray(current) && Array.isArray(incoming)) {
    return incoming.map((item, index) => keepIdentity(current[index], item)) as Value;
  }
  if (!isRecord(current) || !isRecord(incoming)) return incoming;
  const kept: Record<string, unknown> = { ...incoming };
  for (const key in kept) kept[key] = keepIdentity(current[key], kept[key]);
  return kept as Value;
}

/** Compares without building anything, not even lists of keys, since most of a cart is what it was. */
function isEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b)) {
    if (a.length !== b.length) return false;
    for (let index = 0; index < a.length; index += 1) if (!isEqual(a[index], b[index])) return false;
    return true;
  }
  if (!isRecord(a) || !isRecord(b)) return false;
  let moreKeys = 0;
  for (const key in a) {
    if (!(key in b) || !isEqual(a[key], b[key])) return false;
    moreKeys += 1;
  }
  for (const _ in b) moreKeys -= 1;
  return moreKeys === 0;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value?.constructor === Object;
}
