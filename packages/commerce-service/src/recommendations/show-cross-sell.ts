import type { ReplyOf } from "@store/contract/operation";
import type { CrossSellLocation, recommendationOperations } from "@store/contract/recommendations";
import { findCompanions } from "../catalog/queries/find-companions.ts";
import { findCards } from "../catalog/queries/find-sold-variants.ts";
import { companionCategories } from "../catalog/rules/companion-categories.ts";
import type { Answer, CallContext } from "../service/context.ts";
import { findBoughtTogether, findGiven, findTrending } from "./queries/find-cross-sell.ts";

interface Row {
  title: string;
  find(context: CallContext, skus: readonly string[], without: readonly string[]): Promise<string[]>;
}

const most = 12;
const trendDays = 30;
const day = 24 * 60 * 60 * 1000;

/** More would be of kinds that hardly go with what is there. */
const mostComplements = 6;

const rows: Record<CrossSellLocation, Row> = {
  youMayAlsoWant: {
    title: "You May Also Want",
    find: findComplements,
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

interface CrossSellRequest {
  skus: readonly string[];
  location: CrossSellLocation;
  without?: readonly string[] | undefined;
}

/** A row of products that go with others, without these. It may be empty. */
export async function showCrossSell(
  { skus, location, without = [] }: CrossSellRequest,
  context: CallContext,
): Promise<Answer<ReplyOf<typeof recommendationOperations.getCrossSell>>> {
  const { title, find } = rows[location];
  const productIds = await find(context, skus, without);
  const items = await findCards(
    context.database,
    context,
    productIds.map((productId) => ({ productId })),
  );
  return { kind: "reply", reply: { title, items } };
}

/** One product of each kind that goes with some SKUs and is not there yet, and that this shopper does not know. */
async function findComplements(
  { database, site, brand, session }: CallContext,
  skus: readonly string[],
  without: readonly string[],
): Promise<string[]> {
  const { categories, ...given } = await findGiven(database, { skus, without, session, site });
  const kinds = companionCategories(categories);
  return findCompanions(database, { site, brand }, { ...given, categories: kinds, most: mostComplements });
}
