import type { Operations, ReplyOf, RequestOf } from "@store/contract/operation";
import type { Route } from "@store/contract/routes";
import { type CallFailure, type CallResult, toFailure } from "./call-failure.ts";
import type { Call } from "./lazy-calls.ts";
import { newKey } from "./new-key.ts";
import { readReply } from "./read-reply.ts";
import { defaultRetry, pause, type RetryOptions } from "./retry.ts";

/** A request as a path, a query or a form takes it. The platform converts each value to text, hence the casts. */
export type Fields = Readonly<Record<string, string | number | boolean | null | undefined>>;

/**
 * The URL of a call: the request fills the fields named in the path as `{name}`, and the other fields of a GET's
 * request are the query. Throws if the request lacks a field of the path, which is an error of the calling code.
 */
export function callUrl({ method, path }: Pick<Route, "method" | "path">, request: Fields): string {
  const filled = path.replace(/{(\w+)}/g, (_, name: string) => {
    if (request[name] === undefined) throw Error(`${path} needs "${name}"`);
    return encodeURIComponent(request[name] as string);
  });
  const query = method === "GET" && `${toFields(request, path)}`;
  return query ? `${filled}?${query}` : filled;
}

/** A request as form or query fields, without null and undefined values and without the fields of the path. */
function toFields(request: Fields, path = ""): URLSearchParams {
  const fields = new URLSearchParams();
  for (const name in request) {
    if (request[name] != null && !path.includes(`{${name}}`)) fields.append(name, request[name] as string);
  }
  return fields;
}

export interface CheckoutClientOptions {
  /** Origin of the service, or an empty string for the page's own. */
  readonly baseUrl: string;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** The CSRF token of the checkout model, read before every try, since a reply may have renewed it. */
  readonly getToken: () => string | null;
  readonly retry?: Partial<RetryOptions> | undefined;
  readonly newIdempotencyKey?: (() => string) | undefined;
  /**
   * Called with the number of pending calls whenever it changes. Calls without a reply are not counted, since nothing
   * waits for them.
   */
  readonly onPending?: ((pending: number) => void) | undefined;
  /** Called for every failure except aborted calls, for example to log it; the caller handles the failure. */
  readonly onFailure?: ((failure: CallFailure, operation: Route) => void) | undefined;
}

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** Replaces the generated key, to repeat a call of an earlier page under its own key. */
  readonly idempotencyKey?: string | undefined;
  /** The CSRF token of a form outside the checkout, instead of `getToken`'s. */
  readonly token?: string | undefined;
}

export interface CheckoutClient {
  /** Sends one call of the contract. Never rejects: failures are in the result, errors of the calling code too. */
  call<Request, Reply>(
    operation: Call<Request, Reply>,
    request: Request,
    options?: CallOptions,
  ): Promise<CallResult<Reply>>;
}

/**
 * Creates the client of a browser or a page's server: path and query from the contract, one Idempotency-Key for all
 * tries of a POST, the token if the contract requires it, and every failure as a value.
 */
export function createCheckoutClient({
  baseUrl,
  fetch,
  getToken,
  retry,
  newIdempotencyKey = newKey,
  onPending,
  onFailure,
}: CheckoutClientOptions): CheckoutClient {
  const { times, delayMs } = { ...defaultRetry, ...retry };
  // A site adds its own texts to the known ones, since each browser uses another text.
  const messages = defaultRetry.messages.concat(retry?.messages ?? []);
  let pending = 0;

  return {
    async call<Request, Reply>(
      operation: Call<Request, Reply>,
      request: Request,
      { signal, idempotencyKey = newIdempotencyKey(), token: ownToken }: CallOptions = {},
    ) {
      // Sends the call, and retries it up to `left` times if the contract allows it and the network error is a known
      // one.
      async function send(left: number): Promise<CallResult<Reply>> {
        try {
          // The call may have been aborted during the pause before this try.
          signal?.throwIfAborted();
          // Before anything is sent: a response that cannot be read would leave the outcome unknown.
          const known = operation.load ? await operation.load() : operation;
          const isPost = operation.method === "POST";
          const isForm = operation.body === "form";
          const token = operation.token !== "none" && (ownToken ?? getToken());
          const answer = await fetch(baseUrl + callUrl(operation, request as Fields), {
            method: operation.method,
            signal,
            // The request survives when the page unloads right away.
            keepalive: isPost,
            headers: {
              accept: "application/json",
              ...(token && { RequestVerificationToken: token }),
              ...(isPost && { "Idempotency-Key": idempotencyKey }),
              ...(isPost && !isForm && { "content-type": "application/json" }),
            },
            ...(isPost && { body: isForm ? toFields(request as Fields) : JSON.stringify(request) }),
          });
          return readReply(known, answer, await answer.text());
        } catch (thrown) {
          const failure = toFailure(thrown, signal, messages);
          const isKnown = messages.some((text) => failure.message.startsWith(text));
          if (!left || !isKnown || failure.kind !== operation.retry) return { ok: false, failure };
        }
        await pause(delayMs, signal);
        return send(left - 1);
      }

      if (operation.reply !== null) onPending?.(++pending);
      const result = await send(times);
      if (operation.reply !== null) onPending?.(--pending);
      if (!result.ok && result.failure.kind !== "aborted") onFailure?.(result.failure, operation);
      return result;
    },
  };
}

type Parameters<Request> =
  Record<string, never> extends Request
    ? [request?: Request, options?: CallOptions]
    : [request: Request, options?: CallOptions];

/** One typed function per call of a feature. */
export type BoundCalls<Calls extends Operations> = {
  readonly [Name in keyof Calls]: (
    ...parameters: Parameters<RequestOf<Calls[Name]>>
  ) => Promise<CallResult<ReplyOf<Calls[Name]>>>;
};

/**
 * Converts a feature of the contract into functions over one client. A call without fields takes no request.
 *
 * @example const cart = bindCalls(client, cartOperations); await cart.removeItem({ id });
 */
export function bindCalls<Calls extends Operations>(client: CheckoutClient, operations: Calls): BoundCalls<Calls> {
  const bound = Object.entries(operations).map(([name, operation]) => [
    name,
    (request: unknown = {}, options?: CallOptions) => client.call(operation, request, options),
  ]);
  // `fromEntries` loses the relation between name and call; the entries above are correct.
  return Object.fromEntries(bound) as BoundCalls<Calls>;
}
