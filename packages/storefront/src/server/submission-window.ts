/** Submissions of one form that are closer together than this are one. */
const windowMs = 3_000;

/**
 * Makes the nonce of a form whose page may be cached and therefore carries none: the same text for all submissions within
 * three seconds of the first. Each process has its own windows, so a double click that two processes answer counts twice
 * where it crosses a border between two of them.
 */
export function createSubmissionWindow(now: () => number = Date.now) {
  const begun = new Map<string, number>();
  return (submission: string): string => {
    for (const [known, at] of begun) if (now() - at >= windowMs) begun.delete(known);
    const first = begun.get(submission) ?? now();
    begun.set(submission, first);
    return `${submission} ${Math.floor(first / windowMs)}`;
  };
}
