type Parts = Record<string, unknown>;

/**
 * The incoming value, in which every part that equals its counterpart in `current` is that counterpart (`===`);
 * `current` itself if nothing differs. For JSON data: other objects, such as dates, are equal only to themselves.
 *
 * @example replaceEqualDeep(shown, fresh) === shown // when they hold the same
 */
export function replaceEqualDeep<Value>(current: Value, incoming: Value): Value {
  if (isEqual(current, incoming)) return current;
  if (Array.isArray(current) && Array.isArray(incoming)) {
    return incoming.map((item, index) => replaceEqualDeep(current[index], item)) as Value;
  }
  if (!isRecord(current) || !isRecord(incoming)) return incoming;
  const kept: Parts = { ...incoming };
  for (const key in kept) kept[key] = replaceEqualDeep(current[key], kept[key]);
  return kept as Value;
}

/** Compares without creating anything, not even lists of keys, since most of a cart is unchanged. */
function isEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a)) return Array.isArray(b) && a.length === b.length && a.every((item, i) => isEqual(item, b[i]));
  return isRecord(a) && isRecord(b) && haveEqualParts(a, b);
}

function haveEqualParts(a: Parts, b: Parts): boolean {
  let keysLeft = 0;
  for (const key in a) {
    const part = a[key];
    // Checked here first: most parts are strings and numbers, and need no call.
    if (part !== b[key] && !isEqual(part, b[key])) return false;
    if (part === undefined && !(key in b)) return false;
    keysLeft += 1;
  }
  for (const _ in b) keysLeft -= 1;
  return keysLeft === 0;
}

function isRecord(value: unknown): value is Parts {
  return typeof value === "object" && value?.constructor === Object;
}
