import { type SectionalCollections, sectionalOperations } from "@store/contract/sectionals";
import { sectionalRequests } from "@store/contract/sectionals/requests";
import { formatSitePrice } from "../pricing/format-site-price.ts";
import { type Answer, type CallContext, defineModule } from "../service/context.ts";
import { toPicture } from "../views/to-picture.ts";
import { findCollections } from "./queries/find-collections.ts";
import { showDetails, showPiecePrice } from "./show-details.ts";
import { showPlanner } from "./show-planner.ts";

const { getSectionalPage, getSectionalCollections, getSectionalDetails, getSectionalPriceByPiece } =
  sectionalOperations;
const ofPlanner = { getSectionalPage, getSectionalCollections, getSectionalDetails, getSectionalPriceByPiece };

export const sectionalModule = defineModule({
  operations: ofPlanner,
  requests: sectionalRequests,
  handlers: {
    getSectionalPage: (request, context) => showPlanner(request, context),
    getSectionalCollections: (_request, context) => showCollections(context),
    getSectionalDetails: (request, context) => showDetails(request, context),
    getSectionalPriceByPiece: (request, context) => showPiecePrice(request, context),
  },
});

/** The collections that can be planned, each with a picture and the price of its cheapest piece (AMB-277). */
async function showCollections(context: CallContext): Promise<Answer<SectionalCollections>> {
  const found = await findCollections(context.database, context);
  const collections = found.map(({ lowestPriceCents, collectionCode, collectionName, ...layout }) => {
    const pictureAlt = `${layout.layoutName} of the ${collectionName} in ${layout.fabricName}`;
    const { imagePath, alt: imageAlt } = toPicture({ picture: layout.picture, pictureAlt });
    const formattedLowestPrice = formatSitePrice(lowestPriceCents, context.site);
    return { collectionCode, collectionName, imagePath, imageAlt, formattedLowestPrice };
  });
  return { kind: "reply", reply: { collections } };
}
