import type * as z from "zod/mini";

/** One call of the contract: the client sends it, the service answers it, neither knows the other. */
export interface Operation<Name extends string = string, Request = unknown, Reply = unknown> {
  /** The name in logs and failures; also the key of its handler. */
  readonly name: Name;
  readonly method: "GET" | "POST";
  /** Absolute path on the storefront's origin; `{name}` takes that field of the request, the rest of a GET's request travels as its query. */
  readonly path: string;
  /** What the service answers; unknown keys are allowed, missing ones are a failure. `null` answers 204 without a body. */
  readonly reply: z.ZodMiniType<Reply> | null;
  /** "network": the client may send it again after a network failure, since the call sets a state and adds nothing. */
  readonly retry: "never" | "network";
  /** "always" and "unlessFirst" send the anti-forgery token of the checkout model; "unlessFirst" may go without. */
  readonly token: "none" | "always" | "unlessFirst";
  /** Whether the service stores its first answer under the Idempotency-Key and replays it. */
  readonly replay: boolean;
  /** Every `errorCode` that the answer may carry, besides the common ones of `commonErrorCodes`. */
  readonly errorCodes: readonly string[];
  /** Only a type: the schema of a request is the service's and no browser loads it. */
  readonly request?: Request;
}

type Options<Name, Reply> = Pick<Operation, "method" | "path"> &
  Partial<Pick<Operation, "retry" | "token" | "replay" | "errorCodes">> & {
    name: Name;
    reply: z.ZodMiniType<Reply> | null;
  };

/**
 * Declares a call. Curried, so that the request's type is named while name and reply are inferred:
 * `operation<RemoveItem>()({ name: "removeItem", method: "POST", path: "/Cart/RemoveItem", reply: cartResult })`.
 */
export function operation<Request>() {
  return <const Name extends string, Reply>(options: Options<Name, Reply>): Operation<Name, Request, Reply> => ({
    retry: "never",
    token: "none",
    replay: options.method === "POST",
    errorCodes: [],
    ...options,
  });
}

// biome-ignore lint/suspicious/noExplicitAny: a table of calls holds every request and reply type; `unknown` would refuse them
export type Operations = Record<string, Operation<string, any, any>>;
export type RequestOf<Call> = Call extends Operation<string, infer Request, unknown> ? Request : never;
export type ReplyOf<Call> = Call extends Operation<string, unknown, infer Reply> ? Reply : never;

/** The schema of every request of a noun, by the call's name: what the client may send goes in, what the handler gets comes out. */
export type RequestsOf<Calls extends Operations> = {
  readonly [Name in keyof Calls]: z.ZodMiniType<unknown, RequestOf<Calls[Name]>>;
};

/** Error codes that any call may answer: what they mean does not depend on the call. */
export const commonErrorCodes = [
  "InvalidRequest",
  "OriginRefused",
  "StaleToken",
  "SessionMissing",
  "TooManyRequests",
  "IdempotencyMismatch",
  "InProgress",
  "Unexpected",
] as const;
