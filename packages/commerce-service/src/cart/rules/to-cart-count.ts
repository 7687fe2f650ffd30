import type { CartCount } from "@store/contract/cart";
import type { Site } from "@store/contract/shared";
import type { RequestSnapshot } from "../../basket/queries/load-snapshot.ts";
import { toShipTo } from "../../basket/rules/to-ship-to.ts";
import { countItems } from "./count-items.ts";

/** What a header shows: how many items the cart holds, where they go, and who is signed in. */
export function toCartCount({
  snapshot: { loaded, basketContext },
  site,
}: {
  snapshot: Pick<RequestSnapshot, "loaded" | "basketContext">;
  site: Site;
}): CartCount {
  const lines = loaded?.basket.lines.filter(({ state }) => state === "cart") ?? [];
  const account = basketContext?.account ? { firstName: basketContext.account.firstName } : null;
  return { count: countItems(lines), shipTo: toShipTo(loaded?.basket ?? { site }), account };
}
