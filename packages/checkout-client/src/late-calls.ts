import type { Operation, Operations } from "@store/contract/operation";
import type { Route } from "@store/contract/routes";

/** A call whose schemas are fetched when it is first made. */
export interface LateOperation<Name extends string = string, Request = unknown, Reply = unknown> extends Route<Name> {
  readonly load: () => Promise<Operation<Name, Request, Reply>>;
  /** Not here yet. */
  readonly reply?: undefined;
}

/** What a client may call. */
export type Call<Request, Reply> =
  | (Operation<string, Request, Reply> & { readonly load?: undefined })
  | LateOperation<string, Request, Reply>;

/** A noun of the contract without its schemas. */
export type LateCalls<Calls extends Operations> = {
  readonly [Name in keyof Calls]: Calls[Name] extends Operation<infer Call, infer Request, infer Reply>
    ? LateOperation<Call, Request, Reply>
    : never;
};

/**
 * The calls of a noun for a page that is shown before it makes any: how they travel comes with the page, what they answer
 * is checked by schemas that come later.
 *
 * @example
 * const lateCart = lateCalls(cartRoutes, () => import("@store/contract/cart").then((cart) => cart.cartOperations));
 */
export function lateCalls<Calls extends Operations>(
  routes: Readonly<Record<keyof Calls & string, Route>>,
  load: () => Promise<Calls>,
): LateCalls<Calls> {
  const late = Object.values<Route>(routes).map((route) => [
    route.name,
    { ...route, load: () => load().then((calls) => calls[route.name], refuse) },
  ]);
  // `fromEntries` forgets which name belongs to which call; the entries above keep them together.
  return Object.fromEntries(late) as LateCalls<Calls>;
}

/** Each browser words it differently; to the page it is a connection that failed. */
function refuse({ message }: Error): never {
  throw new TypeError(`Failed to fetch: ${message}`);
}
