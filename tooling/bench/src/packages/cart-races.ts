import { mergeCartLines } from "@store/cart-merge";
import type { Peers } from "./peers.ts";
import type { Contestant, Race } from "./race.ts";

interface QueryCore {
  replaceEqualDeep<Value>(current: Value, incoming: Value): Value;
}
interface Immer {
  produce<Value>(base: Value, recipe: (draft: Value) => void): Value;
}
type Line = ReturnType<typeof lineOf>;
interface Reload {
  readonly current: readonly Line[];
  readonly incoming: readonly Line[];
}

function lineOf(index: number, quantity: number) {
  return {
    id: `line-${index}`,
    sku: `${100_000 + index}`,
    isRemoved: false,
    priceQuantityTotals: { quantity, unitPrice: 4900, regularPrice: 5900, total: 4900 * quantity },
    itemInfo: {
      title: `Beacon Table Lamp ${index}`,
      imagePath: `/pictures/${index}-800.webp`,
      navigateUrl: `/product/${index}`,
      isOversized: false,
      boxes: [{ weight: 12, length: 20, width: 14, height: 30 }],
    },
    shippingDeliveryOptions: {
      shipMethod: 1,
      calculatedShipMethod: 1,
      deliveryStatus: 1,
      pickupStatus: 1,
      edd: { message: "Arrives Tuesday, November 24" },
    },
  };
}

/** A cart and its reload after one quantity was changed; nothing of the reply is the same object. */
function reloadOf(count: number): Reload {
  const current = Array.from({ length: count }, (_, index) => lineOf(index, 1));
  return { current: asReceived(current), incoming: asReceived(current.with(count >> 1, lineOf(count >> 1, 3))) };
}

const asReceived = (lines: readonly Line[]): Line[] => JSON.parse(JSON.stringify(lines));

/** By hand around a query cache's helper, which matches by position: lines are put in their places first. */
function withReplaceEqualDeep({ replaceEqualDeep }: QueryCore): Contestant<Reload> {
  return {
    run({ current, incoming }) {
      const fresh = new Map(incoming.map((line) => [line.id, line]));
      const known = new Set(current.map(({ id }) => id));
      const merged = current.map((line) => fresh.get(line.id) ?? { ...line, isRemoved: true });
      for (const line of incoming) if (!known.has(line.id)) merged.push(line);
      return replaceEqualDeep(current, merged);
    },
  };
}

/** With drafts: every part that differs is assigned. */
function withImmer({ produce }: Immer): Contestant<Reload> {
  return {
    run: ({ current, incoming }) =>
      produce([...current], (draft) => {
        const fresh = new Map(incoming.map((line) => [line.id, line]));
        for (const line of draft) {
          const update = fresh.get(line.id);
          if (update) assign(line, update);
          else line.isRemoved = true;
          fresh.delete(line.id);
        }
        draft.push(...fresh.values());
      }),
  };
}

function assign<Value extends object>(draft: Value, update: Value): void {
  for (const key of Object.keys(update) as (keyof Value)[]) {
    const [old, value] = [draft[key], update[key]];
    if (typeof old === "object" && old !== null && typeof value === "object" && value !== null) assign(old, value);
    else if (old !== value) draft[key] = value;
  }
}

/** What a reload of the cart costs the screen. */
export async function cartRaces({ load }: Peers): Promise<Race<Reload>[]> {
  const peers = {
    "replaceEqualDeep by hand": withReplaceEqualDeep(await load<QueryCore>("@tanstack/query-core")),
    immer: withImmer(await load<Immer>("immer")),
  };
  return [20, 200].map((count) => ({
    name: `${count} lines, one changed`,
    inputs: [reloadOf(count)],
    ours: ({ current, incoming }) => mergeCartLines(current, incoming),
    peers,
    goals: { "replaceEqualDeep by hand": 2.5, immer: 12 },
  }));
}
