import type { BasketLine } from "../basket/basket.ts";
import type { LoadedBasket } from "../basket/basket-context.ts";

/**
 * What a giver should know of a line: that the cart has more of the item than its registry still wants, which may be bought
 * (AMB-242). Undefined if all of it is wanted, or if the line is for no registry.
 */
export function toRegistryNote(
  { sku, registryCode }: Pick<BasketLine, "sku" | "registryCode">,
  { basket, basketContext }: Pick<LoadedBasket, "basket" | "basketContext">,
): string | undefined {
  const registry = registryCode === null ? undefined : basketContext.registries.get(registryCode);
  if (!registry) return undefined;
  const left = registry.left[sku];
  if (left === undefined) return "It is not wanted any more. You can still give it.";
  const same = basket.lines.filter((line) => line.sku === sku && line.registryCode === registryCode);
  const count = same.reduce((sum, { state, quantity }) => (state === "cart" ? sum + quantity : sum), 0);
  if (count <= left) return undefined;
  return left === 0
    ? "All that are wanted were bought. You can still give more."
    : `${count} of ${left} wanted. You can give more.`;
}
