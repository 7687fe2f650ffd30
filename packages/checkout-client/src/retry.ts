export interface RetryOptions {
  /** How often a call is retried after its first try. */
  readonly times: number;
  readonly delayMs: number;
  /**
   * Beginnings of network error texts after which a retry may help; newer browsers append the host: "Failed to fetch
   * (shop.example)".
   */
  readonly messages: readonly string[];
}

/** Two retries, 500 ms apart, after the network error texts of Chromium and WebKit. */
export const defaultRetry: RetryOptions = { times: 2, delayMs: 500, messages: ["Failed to fetch", "Load failed"] };

/** Waits, or stops waiting at once when the signal is aborted; never rejects. */
export function pause(delayMs: number, signal: AbortSignal | undefined): Promise<unknown> {
  return new Promise((resolve) => {
    setTimeout(resolve, delayMs);
    signal?.addEventListener("abort", resolve);
  });
}
