import type { ReplyOf } from "@store/contract/operation";
import {
  optionExperience,
  type SectionalDetails,
  type SectionalOptionChoice,
  type sectionalOperations,
} from "@store/contract/sectionals";
import type { GetSectionalDetails, GetSectionalPriceByPiece } from "@store/contract/sectionals/requests";
import type { Site } from "@store/contract/shared";
import { formatSitePrice } from "../pricing/format-site-price.ts";
import { systemOfMeasure, toSiteLength } from "../pricing/to-site-length.ts";
import type { Answer, CallContext } from "../service/context.ts";
import { toPicture, toSwatchPath } from "../views/to-picture.ts";
import { toProductUrl } from "../views/to-product-url.ts";
import { type Collection, findCollection } from "./queries/find-collection.ts";
import { findPieces, type Piece } from "./queries/find-pieces.ts";
import { choiceNotOffered, collectionNotFound } from "./refusals.ts";
import { chooseLegs } from "./rules/choose-options.ts";
import { toPieceAvailability, toTermsOfPieces, totalPieces } from "./rules/total-pieces.ts";

/** Pieces, options and total of a design in the request's order; refused if a piece or an option is not offered. */
export async function showDetails(
  request: GetSectionalDetails,
  context: CallContext,
): Promise<Answer<SectionalDetails>> {
  const found = await findChoice(request, context);
  if ("kind" in found) return found;
  const { collection, pieces, legs } = found;
  const { site } = context;
  const placed = request.itemTypes.map((code) => pieces.get(code)).filter((piece) => piece !== undefined);
  if (placed.length < request.itemTypes.length) return choiceNotOffered;
  const terms = toTermsOfPieces(collection.terms, placed, site);
  const totalPrice = totalPieces(placed);
  const kinds = new Map(collection.itemTypes.map((kind) => [kind.item_type_code, kind]));
  return {
    kind: "reply",
    reply: {
      SectionalPieces: placed.flatMap((piece) => {
        const kind = kinds.get(piece.itemTypeCode);
        if (!kind) return [];
        return [
          {
            Name: kind.name,
            Sku: piece.sku,
            Image: toPicture({ picture: piece.picture, pictureAlt: "" }).imagePath,
            ProductUrl: toProductUrl(piece.sku),
            Dimensions: toDimensionsText(kind, site),
            FormattedPrice: formatSitePrice(piece.priceCents, site),
            AvailabilityMessage: toPieceAvailability(piece, placed).message,
            ItemTypeCode: piece.itemTypeCode,
          },
        ];
      }),
      SectionalOptionChoices: toOptionChoices([...pieces.values()], legs),
      FormattedTotalPrice: formatSitePrice(totalPrice, site),
      totalPrice,
      HasCustomOrderConfirmation: terms !== undefined,
      CustomOrderConfirmationMessage: terms?.message ?? "",
      ...(terms && { terms }),
    },
  };
}

/** The price of one piece in cents, and the one before a sale. */
export async function showPiecePrice(
  request: GetSectionalPriceByPiece,
  context: CallContext,
): Promise<Answer<ReplyOf<typeof sectionalOperations.getSectionalPriceByPiece>>> {
  const found = await findChoice(request, context);
  if ("kind" in found) return found;
  const piece = found.pieces.get(request.itemType);
  if (!piece) return choiceNotOffered;
  return { kind: "reply", reply: { currentPrice: piece.priceCents, regularPrice: piece.regularPriceCents } };
}

interface Choice {
  collection: Collection;
  /** In the requested fabric, by item type; never empty. */
  pieces: Map<string, Piece>;
  legs: Collection["legs"][number];
}

async function findChoice(
  request: Omit<GetSectionalPriceByPiece, "itemType">,
  context: CallContext,
): Promise<Choice | Answer<never>> {
  const { collectionCode, fabricChoiceCode: choiceCode } = request;
  const collection = await findCollection(context.database, context, collectionCode);
  if (!collection) return collectionNotFound;
  const legs = chooseLegs(request, collection);
  const pieces = await findPieces(context.database, context, { collectionCode, fabric: { choiceCode } });
  return legs && pieces.size > 0 ? { collection, pieces, legs } : choiceNotOffered;
}

function toOptionChoices([piece]: readonly Piece[], legs: Collection["legs"][number]): SectionalOptionChoice[] {
  const fabric = piece && {
    OptionName: "Fabric",
    Name: piece.fabricName,
    SwatchImage: toSwatchPath(piece.fabricPicture, 200),
    optionExperience: piece.material === "leather" ? optionExperience.leather : optionExperience.fabric,
  };
  const legChoice = { OptionName: "Legs", Name: legs.name, SwatchImage: "", optionExperience: optionExperience.none };
  return [...(fabric ? [fabric] : []), legChoice];
}

/** The size of a piece in the site's unit, such as "40 in wide, 39 in deep, 31 in high". */
function toDimensionsText({ width, depth, height }: Collection["itemTypes"][number], site: Site): string {
  const unit = systemOfMeasure[site] === 1 ? "in" : "cm";
  const toText = (inches: number) => `${toSiteLength(inches, site)} ${unit}`;
  return `${toText(width)} wide, ${toText(depth)} deep, ${toText(height)} high`;
}
