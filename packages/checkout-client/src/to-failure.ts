import type { CallFailure } from "./call-failure.ts";

// Node's words, Firefox's, Chromium's for a body cut short, and WebKit's older ones. The texts that are retried come on top.
const networkText = /^(fetch failed|terminated)|network|connection|input stream/i;

/**
 * What was thrown, as a failure: told by its name and message alone. All browsers throw a TypeError when the network
 * fails, and also when an address or a header is wrong: the text is the only thing that tells them apart.
 */
export function toFailure(thrown: unknown, signal: AbortSignal | undefined, texts: readonly string[]): CallFailure {
  const { name, message: said } = Object(thrown) as { readonly name?: unknown; readonly message?: unknown };
  const message = typeof said === "string" ? said : typeof thrown;
  const isNetwork =
    name === "TypeError" && (networkText.test(message) || texts.some((text) => message.startsWith(text)));
  return { kind: signal?.aborted ? "aborted" : isNetwork ? "network" : "unexpected", message };
}
