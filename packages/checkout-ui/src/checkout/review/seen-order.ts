import type { CheckoutModel } from "@store/contract/checkout";
import { formatPrice, type PriceOptions } from "@store/price-format";
import { type BrowserPlatform, platformAtom, siteAtom } from "@store/shopper-state";
import { useAtomValue } from "jotai";
import { useLayoutEffect, useRef, useState } from "react";

/** An order as the shopper last saw it: each line, and when each shipment arrives by each of its service levels. */
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

/** The order that this tab has shown last of a checkout; null where it has shown none. The browser may deny storage. */
function findSeenOrder(storage: TabStorage, model: CheckoutModel): SeenOrder | null {
  try {
    const seen: Partial<SeenOrder> | null = JSON.parse(storage?.getItem(toName(model)) ?? "null");
    return seen?.lines && seen.dates ? { lines: seen.lines, dates: seen.dates } : null;
  } catch {
    return null;
  }
}

/** Notes that a page shows the order; one that shows no dates leaves those that were seen before. */
export function noteSeenOrder(storage: TabStorage, model: CheckoutModel, { hasDates }: { hasDates: boolean }): void {
  const shown = toSeenOrder(model);
  const dates = hasDates ? shown.dates : (findSeenOrder(storage, model)?.dates ?? {});
  storage?.setItem(toName(model), JSON.stringify({ ...shown, dates }));
}

/** What of the order is not as the tab has shown it last, in sentences: lines that came, went or cost something else, and dates. */
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

/** What is not as this tab has shown it before, once the page has hydrated as the server wrote it and before it is painted. */
export function useOrderChanges(model: CheckoutModel | null): readonly string[] {
  const { storage } = useAtomValue(platformAtom);
  const { currency, locale } = useAtomValue(siteAtom);
  const [changes, setChanges] = useState<readonly string[]>([]);
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    if (model === null) return;
    // What changes while the page is shown has a notice of its own, or is the shopper's doing.
    if (isFirst.current) setChanges(listOrderChanges(storage, model, { currency, locale }));
    isFirst.current = false;
    noteSeenOrder(storage, model, { hasDates: true });
  }, [storage, model]);
  return changes;
}
