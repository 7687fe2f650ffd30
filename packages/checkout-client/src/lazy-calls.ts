import type { Operation, Operations } from "@store/contract/operation";
import type { Route } from "@store/contract/routes";

/** A call whose schemas are loaded with the first call. */
export interface LazyOperation<Name extends string = string, Request = unknown, Reply = unknown> extends Route<Name> {
  readonly load: () => Promise<Operation<Name, Request, Reply>>;
  /** Not loaded yet. */
  readonly reply?: undefined;
}

/** What a client may call. */
export type Call<Request, Reply> =
  | (Operation<string, Request, Reply> & { readonly load?: undefined })
  | LazyOperation<string, Request, Reply>;

/** A feature of the contract without its schemas. */
export type LazyCalls<Calls extends Operations> = {
  readonly [Name in keyof Calls]: Calls[Name] extends Operation<infer Call, infer Request, infer Reply>
    ? LazyOperation<Call, Request, Reply>
    : never;
};

/**
 * The calls of a feature for a page that is shown before its first call: routes come with the page, and the schemas of
 * replies are loaded later.
 *
 * @example
 * const lazyCart = lazyCalls(cartRoutes, () => import("@store/contract/cart").then((cart) => cart.cartOperations));
 */
export function lazyCalls<Calls extends Operations>(
  routes: Readonly<Record<keyof Calls & string, Route>>,
  load: () => Promise<Calls>,
): LazyCalls<Calls> {
  const lazy = Object.values<Route>(routes).map((route) => [
    route.name,
    { ...route, load: () => load().then((calls) => calls[route.name], refuse) },
  ]);
  // `fromEntries` loses the relation between name and call; the entries above are correct.
  return Object.fromEntries(lazy) as LazyCalls<Calls>;
}

/** Each browser uses another text; for the page it is a failed connection. */
function refuse({ message }: Error): never {
  throw new TypeError(`Failed to fetch: ${message}`);
}
