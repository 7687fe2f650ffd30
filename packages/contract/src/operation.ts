import type * as z from "zod/mini";

import { type Difference, type Route, read, toRoute, withToken } from "./route.ts";

export type { Difference, Route };
export { read, withToken };

/** One call of the contract. The client sends it and the service handles it; neither depends on the other. */
export interface Operation<Name extends string = string, Request = unknown, Reply = unknown> extends Route<Name> {
  /**
   * The schema of the reply: unknown keys are allowed, missing ones are a failure. `null` for a 204 without a body or a
   * redirect.
   */
  readonly reply: z.ZodMiniType<Reply> | null;
  /** Whether the service stores its first response under the Idempotency-Key and replays it. */
  readonly replay: boolean;
  /** Every `errorCode` that a response may carry, besides `commonErrorCodes`. */
  readonly errorCodes: readonly string[];
  /** Other paths at which the service handles the same call; clients use `path`. */
  readonly alsoAt: readonly string[];
  /** Only a type: the service alone loads the request schemas. */
  readonly request?: Request;
}

/** What a call is, besides its name and its request. */
type Description<Reply> = Difference &
  Partial<Pick<Operation, "replay" | "errorCodes" | "alsoAt">> & { readonly reply: z.ZodMiniType<Reply> | null };
type Schemas = Readonly<Record<string, z.ZodMiniType>>;

/**
 * Declares the calls under one base path. `Requests` is the type of the feature's request schemas; each call gets the
 * request type of the schema with its name. By default, a call is a POST of JSON to the base path plus its own name in
 * PascalCase; the description says what differs, and `difference` how this call differs from others of its description.
 * Mark both calls as pure, so that a bundler drops unused operations.
 *
 * @example
 * const call = callsUnder<typeof cartRequests>("/Cart/");
 * export const removeItem = call("removeItem", { reply: cartResult }); // POST /Cart/RemoveItem
 */
export function callsUnder<Requests extends Schemas>(base: string, common: Difference = {}) {
  return <const Name extends keyof Requests & string, Reply>(
    name: Name,
    { reply, replay, errorCodes = [], alsoAt = [], ...own }: Description<Reply>,
    difference: Difference = {},
  ): Operation<Name, z.input<Requests[Name]>, Reply> => {
    const route = toRoute(base, name, { ...common, ...own, ...difference });
    return { ...route, reply, replay: replay ?? route.method === "POST", errorCodes, alsoAt };
  };
}

// biome-ignore lint/suspicious/noExplicitAny: a table of calls has all request and reply types; `unknown` does not accept them
export type Operations = Record<string, Operation<string, any, any>>;
export type RequestOf<Call> = Call extends Operation<string, infer Request, unknown> ? Request : never;
export type ReplyOf<Call> = Call extends Operation<string, unknown, infer Reply> ? Reply : never;

/**
 * The request schemas of a feature, by the call's name. The input type is what the client sends, the output type is
 * what the handler receives.
 */
export type RequestsOf<Calls extends Operations> = {
  readonly [Name in keyof Calls]: z.ZodMiniType<unknown, RequestOf<Calls[Name]>>;
};

/** Error codes that every call may return; their meaning does not depend on the call. */
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
