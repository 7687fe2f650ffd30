import { type LateCalls, lateCalls } from "@store/checkout-client";
import type { cartOperations } from "@store/contract/cart";
import { cartRoutes } from "@store/contract/routes";

/** The schemas of the cart's calls, which weigh more than all else of its page: it is shown without them. */
const load = () => import("@store/contract/cart").then(({ cartOperations }) => cartOperations);

/** Ahead of need; where they cannot be had, the first call asks again. */
export const loadCartCalls = (): Promise<void> =>
  load().then(
    () => {},
    () => {},
  );

/** What the cart's page asks of the service. */
export const lateCart: LateCalls<typeof cartOperations> = /* @__PURE__ */ lateCalls(cartRoutes, load);
