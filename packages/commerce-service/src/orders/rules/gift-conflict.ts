import type { BasketState } from "../../basket/rules/basket-state.ts";
import { withChoices } from "../../basket/rules/basket-state.ts";
import type { Gift } from "../../registries/queries/hold-gifts.ts";
import { toRegistryText } from "../../registries/registry-record.ts";
import { toOrderSummary } from "../../views/to-order-summary.ts";
import { boughtMeanwhileReply } from "./order-replies.ts";
import type { ReservationConflict } from "./reservation-conflict.ts";

/** What the lines of an order buy of registries: each item of each registry once. */
export function toGifts({ lines, basketContext }: Pick<BasketState, "lines" | "basketContext">): Gift[] {
  const gifts = new Map<string, Gift>();
  for (const { sku, quantity, registryCode } of lines) {
    const registry = basketContext.registries.get(registryCode ?? "");
    if (!registry) continue;
    const { registryId: registry_id } = registry;
    const before = gifts.get(toKey({ registry_id, sku }))?.quantity ?? 0;
    gifts.set(toKey({ registry_id, sku }), { registry_id, sku, quantity: before + quantity });
  }
  return [...gifts.values()];
}

/** Gifts of which nobody wants more: the buyer is told once for each (AMB-242). Undefined if all of that was told. */
export function toGiftConflict(exceeding: readonly Gift[], state: BasketState): ReservationConflict | undefined {
  const told = state.basket.choices.toldGifts ?? [];
  const news = exceeding.map(toKey).filter((key) => !told.includes(key));
  if (news.length === 0) return undefined;
  const names = state.lines.flatMap(({ sku, registryCode, item: { title } }) => {
    const registry = state.basketContext.registries.get(registryCode ?? "");
    const isNews = registry && news.includes(toKey({ registry_id: registry.registryId, sku }));
    return isNews ? [`${title} (${toRegistryText(registry.name)})`] : [];
  });
  return {
    kind: "conflict",
    reply: boughtMeanwhileReply([...new Set(names)], toOrderSummary(state, state.basket.site)),
    resolve: ({ basket }) => withChoices(basket, { toldGifts: [...told, ...news] }),
  };
}

const toKey = ({ registry_id, sku }: Omit<Gift, "quantity">) => `${registry_id} ${sku}`;
