import type { CallContext, Ports } from "./context.ts";
import type { ShopFront } from "./shop-front.ts";
import type { ShopperSession } from "./shopper-session.ts";

/** What a handler runs in; `key` is the Idempotency-Key. */
export function toCallContext(
  ports: Ports,
  {
    front,
    correlationId,
    shopper,
    key,
  }: { front: ShopFront; correlationId: string; shopper: ShopperSession; key: string | null },
): CallContext {
  return {
    ...ports,
    ...front,
    correlationId,
    idempotencyKey: key,
    get session() {
      return shopper.current;
    },
    requireSession: () => shopper.require(),
  };
}
