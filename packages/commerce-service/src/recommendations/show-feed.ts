import type { ReplyOf } from "@store/contract/operation";
import type { CrossSellLocation, recommendationOperations } from "@store/contract/recommendations";
import type { GetRecommendations } from "@store/contract/recommendations/requests";
import type { Answer, CallContext } from "../service/context.ts";
import { showCrossSell } from "./show-cross-sell.ts";

const rows: Record<GetRecommendations["feed"], CrossSellLocation> = {
  "add-to-cart": "peopleAlsoBought",
  "add-to-registry": "youMayAlsoWant",
};

/** The feed of a confirmation for the added item, as a script if a callback is named. It may be empty. */
export async function showFeed(
  { item, feed, callback }: GetRecommendations,
  context: CallContext,
): Promise<Answer<ReplyOf<typeof recommendationOperations.getRecommendations>>> {
  const answer = await showCrossSell({ skus: [item], location: rows[feed] }, context);
  return answer.kind === "reply" && callback !== undefined ? { kind: "script", reply: answer.reply, callback } : answer;
}
