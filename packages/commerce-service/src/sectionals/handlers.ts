import { sectionalOperations } from "@store/contract/sectionals";
import { sectionalRequests } from "@store/contract/sectionals/requests";
import { type Answer, type CallContext, defineModule } from "../service/context.ts";
import { findDrawnPiece } from "./queries/find-drawn-piece.ts";
import { drawPiece } from "./rules/draw-piece.ts";
import { showCollections } from "./show-collections.ts";
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
