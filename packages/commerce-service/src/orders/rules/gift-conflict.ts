import { type BasketState, withChoices } from "../../basket/rules/basket-state.ts";
import type { ExceedingGift, Gift } from "../../registries/queries/hold-gifts.ts";
import { toRegistryWords } from "../../registries/registry-record.ts";
import { toOrderSummary } from "../../views/to-order-summary.ts";
import { giftsBoughtReply } from "./order-replies.ts";
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

/**
 * Gifts of which less is wanted than the order has: the buyer is told once for each quantity (AMB-242). Undefined if all of
 * that was told before.
 */
export function toGiftConflict(
  exceeding: readonly ExceedingGift[],
  state: BasketState,
): ReservationConflict | undefined {
  const before = state.basket.choices.toldGifts ?? [];
  const toText = (gift: ExceedingGift) => `${toKey(gift)} ${gift.quantity}`;
  const untold = exceeding.filter((gift) => !before.includes(toText(gift)));
  if (untold.length === 0) return undefined;
  return {
    kind: "conflict",
    reply: giftsBoughtReply(
      untold.map((gift) => describe(gift, state)),
      toOrderSummary(state, state.basket.site),
    ),
    resolve: ({ basket }) => withChoices(basket, { toldGifts: [...before, ...untold.map(toText)] }),
  };
}

function describe({ sku, registry_id, wanted, others }: ExceedingGift, { lines, basketContext }: BasketState): string {
  const title = lines.find((line) => line.sku === sku)?.item.title ?? "This item";
  const registry = [...basketContext.registries.values()].find(({ registryId }) => registryId === registry_id);
  const words = toRegistryWords(registry?.name ?? "");
  if (wanted === 0) return `${title} is not in ${words} any more.`;
  if (others >= wanted) return `All that was wanted of ${title} for ${words} has been bought, or is being bought now.`;
  return `Only ${wanted - others} of ${title} ${wanted - others === 1 ? "is" : "are"} still wanted for ${words}.`;
}

const toKey = ({ registry_id, sku }: Pick<Gift, "registry_id" | "sku">) => `${registry_id} ${sku}`;
