import type { Operations, ReplyOf, RequestsOf } from "@store/contract/operation";
import type * as z from "zod/mini";
import type { Preload } from "../basket/queries/load-snapshot.ts";
import type { Answer, CallContext } from "./context.ts";
import type { NotImplementedCall } from "./not-implemented.ts";
import type { StorefrontContext } from "./storefront-context.ts";

/**
 * One handler per call of a module, no more and no fewer: a call without a handler does not compile, nor a handler without
 * a call. Only calls in the list of calls that are not implemented have none.
 */
export type Handlers<Calls extends Operations, Requests extends RequestsOf<Calls>> = {
  readonly [Name in Exclude<keyof Calls, NotImplementedCall>]: (
    request: z.output<Requests[Name]>,
    context: CallContext,
  ) => Promise<Answer<ReplyOf<Calls[Name]>>>;
};

/** a module as the service registers it. */
export interface ServiceModule<Calls extends Operations, Requests extends RequestsOf<Calls>> {
  operations: Calls;
  requests: Requests;
  handlers: Handlers<Calls, Requests>;
  /** How long browsers may keep the answers; "no-store" unless said otherwise. */
  cacheControl?: string;
  /**
   * Given when the calls read the shopper's basket: what each names in its request beyond the basket, to be read with it.
   * A call that names nothing more needs no row.
   */
  basket?: PreloadOf<Calls, Requests>;
}

/**
 * What calls name beyond the basket, by the call. It is worked out before the call is judged, so it has to be cheap; what
 * is not is looked up by the handler (`lookUp`).
 */
export type PreloadOf<Calls extends Operations, Requests extends RequestsOf<Calls>> = {
  readonly [Name in keyof Calls]?: (request: z.output<Requests[Name]>, storefront: StorefrontContext) => Preload;
};

/** Keeps the three tables of a module together and typed against each other. */
export function defineModule<Calls extends Operations, Requests extends RequestsOf<Calls>>(
  parts: ServiceModule<Calls, Requests>,
): ServiceModule<Calls, Requests> {
  return parts;
}
