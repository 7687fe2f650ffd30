import { formatPrice } from "@store/price-format";
import type { Peers } from "./peers.ts";
import type { Race } from "./race.ts";

type Currency = (cents: number, options: { fromCents: true }) => { format(): string };
interface Dinero {
  dinero(options: { amount: number; currency: unknown }): unknown;
  toDecimal<Text>(amount: unknown, format: (parts: { value: string }) => Text): Text;
}

const prices = [0, 5, 99, 1250, 4900, 119_900, 349_999, 123_456_780, -500, -249_995];

/** Grouping is left to the caller by one peer: the usual way with it. */
const grouped = (value: string) => value.replace(/\B(?=(\d{3})+(?!\d))/g, ",");

/** What every price on a page costs. */
export async function priceRaces({ load }: Peers): Promise<Race<number>[]> {
  const intl = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
  const currency = await load<Currency>("currency.js");
  const { dinero, toDecimal } = await load<Dinero>("dinero.js");
  const { USD } = await load<{ USD: unknown }>("dinero.js/currencies");
  const options = { currency: "USD" } as const;
  return [
    {
      name: "price as text",
      inputs: prices,
      ours: (cents) => formatPrice(cents, options),
      peers: {
        "Intl.NumberFormat, kept": { run: (cents) => intl.format(cents / 100) },
        "currency.js": { run: (cents) => currency(cents, { fromCents: true }).format() },
        "dinero.js": {
          run: (cents) =>
            toDecimal(dinero({ amount: cents, currency: USD }), ({ value }) =>
              value.startsWith("-") ? `-$${grouped(value.slice(1))}` : `$${grouped(value)}`,
            ),
        },
      },
      goals: { "Intl.NumberFormat, kept": 12, "dinero.js": 25, "currency.js": 25 },
    },
  ];
}
