export interface RetryOptions {
  /** How often a call is sent again after its first try. */
  readonly times: number;
  readonly delayMs: number;
  /**
   * Beginnings of the network texts after which sending again may help; newer browsers append the host: "Failed to fetch
   * (shop.example)".
   */
  readonly messages: readonly string[];
}

/** Two more tries, 500 ms apart, after the network texts of Chromium and WebKit. */
export const defaultRetry: RetryOptions = { times: 2, delayMs: 500, messages: ["Failed to fetch", "Load failed"] };

/** Waits, or stops waiting at once when the signal is given up; never rejects. */
export function pause(delayMs: number, signal: AbortSignal | undefined): Promise<unknown> {
  return new Promise((resolve) => {
    setTimeout(resolve, delayMs);
    signal?.addEventListener("abort", resolve);
  });
}
