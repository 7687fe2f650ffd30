/** Presses of one form that are closer than this are one. */
const windowMs = 3_000;

/**
 * A nonce for a form on a page that caches may keep, and that therefore cannot carry one: the same for all presses within
 * three seconds of the first. Another process that answers the second press divides time by itself, so that only a press
 * over such a border counts twice.
 */
export function createPressWindow(now: () => number = Date.now) {
  const begun = new Map<string, number>();
  return (press: string): string => {
    for (const [known, at] of begun) if (now() - at >= windowMs) begun.delete(known);
    const first = begun.get(press) ?? now();
    begun.set(press, first);
    return `${press} ${Math.floor(first / windowMs)}`;
  };
}
