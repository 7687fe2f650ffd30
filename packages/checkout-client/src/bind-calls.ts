import type { Operations, ReplyOf, RequestOf } from "@store/contract/operation";
import type { CallResult } from "./call-failure.ts";
import type { CallOptions, CheckoutClient } from "./create-checkout-client.ts";

type Parameters<Request> =
  Record<string, never> extends Request
    ? [request?: Request, options?: CallOptions]
    : [request: Request, options?: CallOptions];

/** One typed function per call of a noun. */
export type BoundCalls<Calls extends Operations> = {
  readonly [Name in keyof Calls]: (
    ...parameters: Parameters<RequestOf<Calls[Name]>>
  ) => Promise<CallResult<ReplyOf<Calls[Name]>>>;
};

/**
 * Turns a noun of the contract into functions over one client. A call without fields takes no request.
 *
 * @example const cart = bindCalls(client, cartOperations); await cart.removeItem({ id });
 */
export function bindCalls<Calls extends Operations>(client: CheckoutClient, operations: Calls): BoundCalls<Calls> {
  const bound = Object.entries(operations).map(([name, operation]) => [
    name,
    (request: unknown = {}, options?: CallOptions) => client.call(operation, request, options),
  ]);
  // `fromEntries` forgets which name belongs to which call; the entries above keep them together.
  return Object.fromEntries(bound) as BoundCalls<Calls>;
}
