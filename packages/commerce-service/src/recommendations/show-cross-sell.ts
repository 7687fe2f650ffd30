import type { ReplyOf } from "@store/contract/operation";
import type { CrossSellLocation, recommendationOperations } from "@store/contract/recommendations";
import { findCards } from "../catalog/queries/find-sold-variants.ts";
import type { Answer, CallContext } from "../service/context.ts";
import { findBoughtTogether, findRelated, findTrending } from "./queries/find-cross-sell.ts";

interface Row {
  title: string;
  find(context: CallContext, skus: readonly string[]): Promise<string[]>;
}

const most = 12;
const trendDays = 30;
const day = 24 * 60 * 60 * 1000;

const rows: Record<CrossSellLocation, Row> = {
  youMayAlsoWant: {
    title: "You May Also Want",
    find: ({ database, site, brand }, skus) => findRelated(database, { site, brand }, { skus, most }),
  },
  peopleAlsoBought: {
    title: "People Also Bought",
    find: ({ database, site, brand }, skus) => findBoughtTogether(database, { site, brand }, { skus, most }),
  },
  trending: {
    title: "Trending Products",
    find: ({ database, site, brand, clock }, skus) => {
      const since = new Date(clock.now().getTime() - trendDays * day);
      return findTrending(database, { site, brand }, { skus, since, most });
    },
  },
};

/** A row of products that go with others, without these. It may be empty. */
export async function showCrossSell(
  { skus, location }: { skus: readonly string[]; location: CrossSellLocation },
  context: CallContext,
): Promise<Answer<ReplyOf<typeof recommendationOperations.getCrossSell>>> {
  const { title, find } = rows[location];
  const productIds = await find(context, skus);
  const items = await findCards(
    context.database,
    context,
    productIds.map((productId) => ({ productId })),
  );
  return { kind: "reply", reply: { title, items } };
}
