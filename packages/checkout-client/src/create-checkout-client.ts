import type { Operation } from "@store/contract/operation";
import { type CallFailure, type CallResult, failed } from "./call-failure.ts";
import { callUrl } from "./call-url.ts";
import { newKey } from "./new-key.ts";
import { pause } from "./pause.ts";
import { readReply } from "./read-reply.ts";
import { maySendAgain, type RetryOptions, withDefaultRetry } from "./retry.ts";
import { toFailure } from "./to-failure.ts";
import { toRequestInit } from "./to-request-init.ts";

export interface CheckoutClientOptions {
  /** Origin of the service, or an empty text for the page's own. */
  readonly baseUrl: string;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** The anti-forgery token of the checkout model, asked before every try, since a reply may have renewed it. */
  readonly getToken: () => string | null;
  readonly retry?: Partial<RetryOptions> | undefined;
  readonly newIdempotencyKey?: (() => string) | undefined;
  /** Told how many calls are under way whenever that changes (CHK-48, AMB-035). Calls without a reply are not counted: nobody waits for them. */
  readonly onPending?: ((pending: number) => void) | undefined;
  /** Told every failure but given-up calls, for counting; answering it is the caller's business. */
  readonly onFailure?: ((failure: CallFailure, operation: Operation) => void) | undefined;
}

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** Replaces the key made for this call, to repeat a call of an earlier page under its own key. */
  readonly idempotencyKey?: string | undefined;
}

export interface CheckoutClient {
  /** Sends one call of the contract. Never rejects: what goes wrong is in its answer, mistakes of the calling code too. */
  call<Request, Reply>(
    operation: Operation<string, Request, Reply>,
    request: Request,
    options?: CallOptions,
  ): Promise<CallResult<Reply>>;
}

/**
 * The one way from a browser or a page server to the service: path and query from the contract, one Idempotency-Key
 * over all tries of a POST, the token where the contract asks for it, and every failure as a value.
 */
export function createCheckoutClient(options: CheckoutClientOptions): CheckoutClient {
  const { baseUrl, fetch, getToken, newIdempotencyKey = newKey, onPending, onFailure } = options;
  const retry = withDefaultRetry(options.retry);
  let pending = 0;

  async function sendOnce<Request, Reply>(
    operation: Operation<string, Request, Reply>,
    request: Request,
    { signal, key }: { signal: AbortSignal | undefined; key: string },
  ): Promise<CallResult<Reply>> {
    try {
      signal?.throwIfAborted();
      // Every request of the contract is an object or a list; the type parameter alone cannot say so.
      const fields = request as Readonly<Record<string, unknown>>;
      const init = toRequestInit(operation, fields, { key, signal, getToken });
      const answer = await fetch(baseUrl + callUrl(operation, fields), init);
      return readReply(operation, answer, await answer.text());
    } catch (thrown) {
      return failed(toFailure(thrown, signal, retry));
    }
  }

  return {
    async call(operation, request, { signal, idempotencyKey: key = newIdempotencyKey() } = {}) {
      const isCounted = operation.reply !== null;
      if (isCounted) onPending?.(++pending);
      let result = await sendOnce(operation, request, { signal, key });
      for (let tries = 1; !result.ok && maySendAgain(operation, result.failure, { tries, retry }); tries++) {
        await pause(retry.delayMs, signal);
        result = await sendOnce(operation, request, { signal, key });
      }
      if (isCounted) onPending?.(--pending);
      if (!result.ok && result.failure.kind !== "aborted") onFailure?.(result.failure, operation);
      return result;
    },
  };
}
