import { type SectionalCollections, sectionalOperations } from "@store/contract/sectionals";
import { sectionalRequests } from "@store/contract/sectionals/requests";
import { formatSitePrice } from "../pricing/format-site-price.ts";
import { type Answer, type CallContext, defineModule } from "../service/context.ts";
import { toPicture } from "../views/to-picture.ts";
import { findCollections } from "./queries/find-collections.ts";
import { findDrawnPiece } from "./queries/find-drawn-piece.ts";
import { drawPiece } from "./rules/draw-piece.ts";
import { showDetails, showPiecePrice } from "./show-details.ts";
import { showPlanner } from "./show-planner.ts";

const { getSectionalPage, getSectionalCollections, getSectionalDetails, getSectionalPriceByPiece, getPieceDrawing } =
  sectionalOperations;
const ofPlanner = { getSectionalPage, getSectionalCollections, getSectionalDetails, getSectionalPriceByPiece };
const ofDrawings = { getPieceDrawing };

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

export const pieceDrawingModule = defineModule({
  operations: ofDrawings,
  requests: sectionalRequests,
  // Sizes and colors of a SKU hardly ever change.
  cacheControl: "public, max-age=3600",
  handlers: {
    getPieceDrawing: ({ file }, context) => showDrawing(file, context),
  },
});

async function showDrawing(file: string, { database }: CallContext): Promise<Answer<string>> {
  const sku = file.slice(0, -".svg".length);
  const piece = await findDrawnPiece(database, sku);
  if (piece) return { kind: "reply", reply: drawPiece(piece) };
  return { kind: "refused", status: 404, errorCode: "SkuNotFound", message: `There is no drawing of ${sku}.` };
}

/** The collections that can be planned, each with a picture and the price of its cheapest piece (AMB-277). */
async function showCollections(context: CallContext): Promise<Answer<SectionalCollections>> {
  const found = await findCollections(context.database, context);
  const collections = found.map(({ lowestPriceCents, collectionCode, collectionName, ...picture }) => {
    const { imagePath, alt: imageAlt } = toPicture(picture);
    const formattedLowestPrice = formatSitePrice(lowestPriceCents, context.site);
    return { collectionCode, collectionName, imagePath, imageAlt, formattedLowestPrice };
  });
  return { kind: "reply", reply: { collections } };
}
