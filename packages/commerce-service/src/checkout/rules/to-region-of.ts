import type { ShopLine } from "../../basket/rules/shop-lines.ts";
import type { BasketRecipient } from "../../basket/rules/to-recipients.ts";

/** The state or province that a line goes to; null before there is an address. */
export function toRegionOf(recipients: readonly BasketRecipient[]): (line: ShopLine) => string | null {
  const regions = new Map(
    recipients.flatMap(({ address, store, lines }) =>
      lines.map(({ lineId }) => [lineId, address?.state ?? store?.state ?? null] as const),
    ),
  );
  return ({ lineId }) => regions.get(lineId) ?? null;
}
