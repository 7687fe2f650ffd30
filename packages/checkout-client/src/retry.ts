import type { Route } from "@store/contract/routes";
import type { CallFailure } from "./call-failure.ts";

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
  return { ...defaultRetry, ...retry, messages: [...defaultRetry.messages, ...(retry.messages ?? [])] };
}

/** Whether a text is among those after which sending again may help. Newer browsers append the host: "Failed to fetch (shop.example)". */
export function isRetried(message: string, { messages }: RetryOptions): boolean {
  return messages.some((text) => message.startsWith(text));
}

/** Whether a call that failed may be sent once more: only calls the contract marks, only after a known network text (CALL-004). */
export function maySendAgain(
  route: Pick<Route, "retry">,
  { kind, message }: CallFailure,
  { tries, retry }: { tries: number; retry: RetryOptions },
): boolean {
  return route.retry === "network" && kind === "network" && tries <= retry.times && isRetried(message, retry);
}
