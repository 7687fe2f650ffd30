export interface RetryOptions {
  /** How often a call is sent again after its first try. */
  readonly times: number;
  readonly delayMs: number;
  /** Beginnings of the network texts after which sending again may help. */
  readonly messages: readonly string[];
}

/** Two more tries, 500 ms apart, after the network texts of Chromium and WebKit (CALL-004, CALL-005). */
export const defaultRetry: RetryOptions = { times: 2, delayMs: 500, messages: ["Failed to fetch", "Load failed"] };

/** The defaults with a site's own values; its `messages` join the known ones, since each browser words it differently (AMB-111). */
export function withDefaultRetry(retry: Partial<RetryOptions> = {}): RetryOptions {
  return { ...defaultRetry, ...retry, messages: defaultRetry.messages.concat(retry.messages ?? []) };
}

/** Whether a message begins with one of the texts. Newer browsers append the host: "Failed to fetch (shop.example)". */
export function beginsLike(message: string, texts: readonly string[]): boolean {
  return texts.some((text) => message.startsWith(text));
}
