import type * as z from "zod/mini";
import type { Route } from "./route.ts";

export { routesUnder } from "./route.ts";

/** One call of the contract: the client sends it, the service answers it, neither knows the other. */
export interface Operation<Name extends string = string, Request = unknown, Reply = unknown> extends Route<Name> {
  /** What the service answers; unknown keys are allowed, missing ones are a failure. `null` answers 204 without a body, or a redirect. */
  readonly reply: z.ZodMiniType<Reply> | null;
  /** Whether the service stores its first answer under the Idempotency-Key and replays it. */
  readonly replay: boolean;
  /** Every `errorCode` that the answer may carry, besides the common ones of `commonErrorCodes`. */
  readonly errorCodes: readonly string[];
  /** Other paths under which the service answers the same call; clients use `path`. */
  readonly alsoAt: readonly string[];
  /** Only a type: the schema of a request is the service's and no browser loads it. */
  readonly request?: Request;
}

type Answers<Reply> = Partial<Pick<Operation, "replay" | "errorCodes" | "alsoAt">> & {
  readonly reply: z.ZodMiniType<Reply> | null;
};

/**
 * Declares a call: which of the noun's routes it takes and what is answered. Curried, so that the request's type is named
 * while name and reply are inferred; marked pure and given nothing that has to be read first, so that a bundler drops the
 * calls which nobody makes:
 * `export const removeItem = operation<LineRequest>()(routes, "removeItem", { reply: cartResult })`.
 */
export function operation<Request>() {
  return <const Name extends string, Reply>(
    routes: Readonly<Record<NoInfer<Name>, Route>>,
    name: Name,
    answers: Answers<Reply>,
  ): Operation<Name, Request, Reply> => ({
    replay: routes[name].method === "POST",
    errorCodes: [],
    alsoAt: [],
    ...routes[name],
    name,
    ...answers,
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
  /** 501: the call stands in the contract and this service does not answer it yet. */
  "NotBuilt",
  "Unexpected",
] as const;
