import type { Operations, ReplyOf, RequestsOf } from "@store/contract/operation";
import type * as z from "zod/mini";
import type { Answer, CallContext } from "./context.ts";
import type { UnansweredCall } from "./unanswered.ts";

/**
 * One handler per call of a noun, no more and no fewer: a call without a handler does not compile, nor a handler without
 * a call. Only calls in the list of unanswered ones have none.
 */
export type Handlers<Calls extends Operations, Requests extends RequestsOf<Calls>> = {
  readonly [Name in Exclude<keyof Calls, UnansweredCall>]: (
    request: z.output<Requests[Name]>,
    context: CallContext,
  ) => Promise<Answer<ReplyOf<Calls[Name]>>>;
};

/** A noun as the service mounts it. */
export interface Noun<Calls extends Operations, Requests extends RequestsOf<Calls>> {
  operations: Calls;
  requests: Requests;
  handlers: Handlers<Calls, Requests>;
  /** How long browsers may keep the answers; "no-store" unless said otherwise. */
  cacheControl?: string;
}

/** Keeps the three tables of a noun together and typed against each other. */
export function noun<Calls extends Operations, Requests extends RequestsOf<Calls>>(
  parts: Noun<Calls, Requests>,
): Noun<Calls, Requests> {
  return parts;
}
