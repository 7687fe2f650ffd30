import type { SectionalPage } from "@store/contract/sectionals";
import type { GetSectionalPage } from "@store/contract/sectionals/requests";
import { toSwatchSettings } from "../ports/swatch-settings.ts";
import { formatSitePrice } from "../pricing/format-site-price.ts";
import type { Answer, CallContext } from "../service/context.ts";
import { findSwatches } from "../swatches/queries/find-swatches.ts";
import { toDisplaySwatch } from "../swatches/rules/to-swatch.ts";
import { toPicture } from "../views/to-picture.ts";
import { type Collection, findCollection } from "./queries/find-collection.ts";
import { findPieces } from "./queries/find-pieces.ts";
import { choiceNotOffered, collectionNotFound } from "./refusals.ts";
import { findUnavailable, toTermsOfPieces, totalPieces } from "./rules/total-pieces.ts";

/** What the planner of a collection starts with: its pieces, fabrics and ready designs, with totals in one fabric. */
export async function showPlanner(
  { collectionCode, fabricChoiceCode }: GetSectionalPage,
  context: CallContext,
): Promise<Answer<SectionalPage>> {
  const { database, site, configuratorOrigin } = context;
  const collection = await findCollection(database, context, collectionCode);
  if (!collection) return collectionNotFound;
  const { name, legs, defaults, layouts: readyDesigns, itemTypes } = collection;
  const fabric = fabricChoiceCode ? { choiceCode: fabricChoiceCode } : { fabricId: defaults.fabricId };
  const pieces = await findPieces(database, context, { collectionCode, fabric });
  const [first] = pieces.values();
  if (!first) return choiceNotOffered;
  const swatches = await findSwatches(database, context, { productOf: first.sku });
  const codeOf = (fabricId: string) => swatches.find((swatch) => swatch.fabricId === fabricId)?.choiceCode ?? "";
  const { attributeIds: ids } = toSwatchSettings(context);
  const { fabricId, ...codes } = defaults;
  const terms = toTermsOfPieces(collection.terms, [...pieces.values()], site);
  return {
    kind: "reply",
    reply: {
      collectionCode,
      collectionName: name,
      configuratorUrl: configuratorOrigin === undefined ? null : `${configuratorOrigin}/`,
      swatches: swatches.map((swatch) => toDisplaySwatch(swatch, { site, ids })),
      fabrics: swatches.map(({ choiceCode, color, material }) => ({ choiceCode, color, material })),
      fabricChoiceCode: fabricChoiceCode || codeOf(fabricId),
      legs,
      defaults: { ...codes, fabricChoiceCode: codeOf(fabricId) },
      pieces: itemTypes.map(toPieceKind),
      layouts: readyDesigns.flatMap(({ name: title, design, itemTypes: codesOfDesign }) => {
        const placed = codesOfDesign.map((code) => pieces.get(code)).filter((piece) => piece !== undefined);
        // A design with a piece that is not sold here is not offered.
        if (placed.length < codesOfDesign.length) return [];
        const unavailableMessage = findUnavailable(placed);
        const [face] = placed;
        return [
          {
            name: title,
            design,
            image: face ? toPicture({ picture: face.picture, pictureAlt: "" }).imagePath : "",
            itemTypes: codesOfDesign,
            skus: placed.map(({ sku }) => sku),
            formattedTotalPrice: formatSitePrice(totalPieces(placed), site),
            ...(unavailableMessage !== undefined && { unavailableMessage }),
          },
        ];
      }),
      ...(terms && { terms }),
    },
  };
}

function toPieceKind({
  item_type_code: itemTypeCode,
  mirror_item_type_code: mirrorItemTypeCode,
  ...kind
}: Collection["itemTypes"][number]): SectionalPage["pieces"][number] {
  return { itemTypeCode, mirrorItemTypeCode, ...kind };
}
