/** Waits, or stops waiting at once when the signal is given up; never rejects. */
export function pause(delayMs: number, signal: AbortSignal | undefined): Promise<unknown> {
  return new Promise((resolve) => {
    setTimeout(resolve, delayMs);
    signal?.addEventListener("abort", resolve);
  });
}
