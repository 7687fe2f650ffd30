import type { Operation } from "@store/contract/operation";
import type { CallFailure } from "./call-failure.ts";

export interface RetryOptions {
  /** How often a call is sent again after its first try. */
  readonly times: number;
  readonly delayMs: number;
  /** Texts of network failures after which sending again may help. */
  readonly messages: readonly string[];
}

/** Two more tries, 500 ms apart, after the network texts of Chromium and WebKit (CALL-004, CALL-005). */
export const defaultRetry: RetryOptions = { times: 2, delayMs: 500, messages: ["Failed to fetch", "Load failed"] };

/** The defaults with a site's own values; its `messages` join the known ones, since each browser words it differently (AMB-111). */
export function withDefaultRetry(retry: Partial<RetryOptions> = {}): RetryOptions {
  return { ...defaultRetry, ...retry, messages: [...defaultRetry.messages, ...(retry.messages ?? [])] };
}

/** Whether a failed call may be sent once more: only calls the contract marks, only after a known network text (CALL-004). */
export function maySendAgain(
  operation: Pick<Operation, "retry">,
  failure: CallFailure,
  { tries, retry }: { tries: number; retry: RetryOptions },
): boolean {
  if (operation.retry !== "network" || failure.kind !== "network" || tries > retry.times) return false;
  // Newer browsers append the host: "Failed to fetch (shop.example)".
  return retry.messages.some((text) => failure.message.startsWith(text));
}
