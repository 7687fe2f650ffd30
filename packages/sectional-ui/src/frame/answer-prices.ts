import type { SectionalPage } from "@store/contract/sectionals";
import type { GetSectionalPriceByPiece } from "@store/contract/sectionals/requests";
import { toDetailsRequest } from "../design/to-details-request.ts";
import { emptyDesign } from "../layout/design.ts";
import type { PageMessage } from "../protocol/messages.ts";
import type { PlannerModel } from "../state/use-planner.ts";

/** The price of a piece in cents, and the one before a sale. */
interface PiecePrice {
  readonly currentPrice: number;
  readonly regularPrice: number;
}

/** Loads the price of a piece; null if that failed. */
export type LoadPrice = (request: GetSectionalPriceByPiece) => Promise<PiecePrice | null>;

export interface PriceOptions {
  readonly planner: Pick<PlannerModel, "state" | "catalog">;
  readonly page: Pick<SectionalPage, "collectionCode" | "defaults">;
  readonly loadPrice: LoadPrice;
}

/** The largest number of price calls at a time. */
const maxCalls = 4;

/** Answers the frame's questions for prices (AMB-257): each price is loaded once, and for the fabric that is shown. */
export function answerPrices(getOptions: () => PriceOptions, send: (message: PageMessage) => void) {
  const askPrice = limitCalls(maxCalls);
  const prices = new Map<string, PiecePrice>();
  return (itemType: string) => {
    const { planner, page, loadPrice } = getOptions();
    const { itemTypes: _, ...choices } = toDetailsRequest(emptyDesign, planner.state, page);
    const { fabricChoiceCode } = choices;
    const key = `${itemType} ${fabricChoiceCode}`;
    const answer = () => {
      const price = prices.get(key);
      // Of a fabric that is no longer shown, the price would be another one.
      const isShown = getOptions().planner.state.fabric === fabricChoiceCode;
      if (price && isShown) send({ type: "ConfiguratorGetItemTypeprice", data: { itemType, ...price } });
    };
    if (prices.has(key)) return answer();
    if (!planner.catalog.has(itemType)) return;
    void askPrice(key, async () => {
      const price = await loadPrice({ ...choices, itemType });
      if (price) prices.set(key, price);
      answer();
    });
  };
}

/** Runs at most so many calls at a time, and each key once while it is pending. */
function limitCalls(most: number) {
  const pending = new Set<string>();
  const waiting: (() => void)[] = [];
  return async (key: string, call: () => Promise<void>) => {
    if (pending.has(key)) return;
    pending.add(key);
    if (pending.size > most) await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      await call();
    } finally {
      pending.delete(key);
      waiting.shift()?.();
    }
  };
}
