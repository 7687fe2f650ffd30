import type { Operation } from "@store/contract/operation";
import type { CallFailure, CallResult } from "./call-failure.ts";
import { callUrl } from "./call-url.ts";
import { newKey } from "./new-key.ts";
import { pause } from "./pause.ts";
import { readReply } from "./read-reply.ts";
import { maySendAgain, type RetryOptions, withDefaultRetry } from "./retry.ts";

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
  /** Sends one call of the contract. Never rejects for what the network or the service does. */
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
  const { baseUrl, getToken, newIdempotencyKey = newKey, onPending, onFailure } = options;
  const retry = withDefaultRetry(options.retry);
  let pending = 0;
  const count = (change: 1 | -1) => {
    pending += change;
    onPending?.(pending);
  };

  async function sendOnce<Request, Reply>(
    operation: Operation<string, Request, Reply>,
    url: string,
    init: RequestInit,
  ): Promise<CallResult<Reply>> {
    try {
      const answer = await options.fetch(url, init);
      return readReply(operation, answer, await answer.text());
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      return { ok: false, failure: { kind: init.signal?.aborted ? "aborted" : "network", message } };
    }
  }

  async function send<Request, Reply>(
    operation: Operation<string, Request, Reply>,
    request: Request,
    { signal, idempotencyKey = newIdempotencyKey() }: CallOptions,
  ): Promise<CallResult<Reply>> {
    // Every request of the contract is an object; the type parameter alone cannot say so.
    const url = baseUrl + callUrl(operation, request as Readonly<Record<string, unknown>>);
    for (let tries = 1; ; tries += 1) {
      const init = requestInit(operation, request, { token: getToken(), idempotencyKey, signal });
      const result = await sendOnce(operation, url, init);
      if (result.ok || !maySendAgain(operation, result.failure, { tries, retry })) return result;
      await pause(retry.delayMs, signal);
      if (signal?.aborted) return { ok: false, failure: { kind: "aborted", message: "Aborted" } };
    }
  }

  return {
    async call(operation, request, callOptions = {}) {
      const isCounted = operation.reply !== null;
      if (isCounted) count(1);
      try {
        const result = await send(operation, request, callOptions);
        if (!result.ok && result.failure.kind !== "aborted") onFailure?.(result.failure, operation);
        return result;
      } finally {
        if (isCounted) count(-1);
      }
    },
  };
}

function requestInit(
  { method, token: tokenRule }: Pick<Operation, "method" | "token">,
  request: unknown,
  { token, idempotencyKey, signal }: { token: string | null; idempotencyKey: string; signal: AbortSignal | undefined },
): RequestInit {
  const headers: Record<string, string> = { accept: "application/json" };
  if (tokenRule !== "none" && token) headers.RequestVerificationToken = token;
  const init: RequestInit = { method, headers, ...(signal && { signal }) };
  if (method === "GET") return init;
  headers["content-type"] = "application/json";
  headers["Idempotency-Key"] = idempotencyKey;
  return { ...init, body: JSON.stringify(request) };
}
