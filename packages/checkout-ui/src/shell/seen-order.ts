import type { CheckoutModel } from "@store/contract/checkout";
import { formatPrice, type PriceOptions } from "@store/price-format";
import { type BrowserPlatform, platformAtom, siteAtom } from "@store/shopper-state";
import { useAtomValue } from "jotai";
import { useLayoutEffect, useRef, useState } from "react";

/** The order as the shopper last saw it: its lines, and the arrival date of each shipment by service level. */
interface SeenOrder {
  readonly lines: Readonly<
    Record<string, { readonly title: string; readonly quantity: number; readonly cents: number }>
  >;
  readonly dates: Readonly<Record<string, string>>;
}

type TabStorage = BrowserPlatform["storage"];
const toName = ({ basketId }: Pick<CheckoutModel, "basketId">) => `seenOrder.${basketId}`;

function toSeenOrder({ shippingOptions: { recipients }, otherLines }: CheckoutModel): SeenOrder {
  const shipments = recipients.flatMap(({ id, shipments }) =>
    shipments.map((shipment) => ({ recipientId: id, shipment })),
  );
  const lines = [...shipments.flatMap(({ shipment }) => shipment.lineItems), ...otherLines];
  return {
    lines: Object.fromEntries(
      lines.map(({ id, itemInfo: { title }, priceQuantityTotals: { quantity, unitPrice } }) => [
        id,
        { title, quantity, cents: unitPrice },
      ]),
    ),
    dates: Object.fromEntries(
      shipments.flatMap(({ recipientId, shipment: { id, availableServiceLevels } }) =>
        availableServiceLevels.map(({ level, estimate }) => [`${recipientId}.${id}.${level}`, estimate]),
      ),
    ),
  };
}

/** The order that this tab showed last for a checkout; null if there is none or if the browser denies storage. */
function findSeenOrder(storage: TabStorage, model: CheckoutModel): SeenOrder | null {
  try {
    const seen: Partial<SeenOrder> | null = JSON.parse(storage?.getItem(toName(model)) ?? "null");
    return seen?.lines && seen.dates ? { lines: seen.lines, dates: seen.dates } : null;
  } catch {
    return null;
  }
}

/** Records the order that a page shows. A page without dates keeps the recorded dates. */
export function recordSeenOrder(storage: TabStorage, model: CheckoutModel, { hasDates }: { hasDates: boolean }): void {
  const shown = toSeenOrder(model);
  const dates = hasDates ? shown.dates : (findSeenOrder(storage, model)?.dates ?? {});
  storage?.setItem(toName(model), JSON.stringify({ ...shown, dates }));
}

/** The changes since the tab showed the order last, as sentences: new, removed and changed lines, and dates. */
function listOrderChanges(storage: TabStorage, model: CheckoutModel, price: PriceOptions): readonly string[] {
  const seen = findSeenOrder(storage, model);
  if (seen === null) return [];
  const now = toSeenOrder(model);
  const gone = Object.entries(seen.lines).flatMap(([id, { title }]) =>
    now.lines[id] ? [] : [`${title} is no longer in your order.`],
  );
  const changed = Object.entries(now.lines).flatMap(([id, line]) => {
    const before = seen.lines[id];
    if (!before) return [`${line.title} is new in your order.`];
    const costs = `${line.title} costs ${formatPrice(line.cents, price)} now. It was ${formatPrice(before.cents, price)}.`;
    const counts = `The quantity of ${line.title} is ${line.quantity} now. It was ${before.quantity}.`;
    return [...(line.cents === before.cents ? [] : [costs]), ...(line.quantity === before.quantity ? [] : [counts])];
  });
  const selected = model.shippingOptions.recipients.flatMap(({ id, shipments }) =>
    shipments.map((shipment) => `${id}.${shipment.id}.${shipment.selectedServiceLevel}`),
  );
  const dates = selected.flatMap((key) => {
    const [before, date] = [seen.dates[key], now.dates[key]];
    return before && date && before !== date ? [`Delivery has changed: ${date}. It was: ${before}.`] : [];
  });
  return [...gone, ...changed, ...dates];
}

/** The changes since this tab showed the order last: set after hydration and before the first paint. */
export function useOrderChanges(model: CheckoutModel | null): readonly string[] {
  const { storage } = useAtomValue(platformAtom);
  const { currency, locale } = useAtomValue(siteAtom);
  const [changes, setChanges] = useState<readonly string[]>([]);
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    if (model === null) return;
    // Later changes on this page have separate notices or are the shopper's own.
    if (isFirst.current) setChanges(listOrderChanges(storage, model, { currency, locale }));
    isFirst.current = false;
    recordSeenOrder(storage, model, { hasDates: true });
  }, [storage, model]);
  return changes;
}
