import type { SectionalCollections } from "@store/contract/sectionals";
import { formatSitePrice } from "../pricing/format-site-price.ts";
import type { Answer, CallContext } from "../service/context.ts";
import { toPicture } from "../views/to-picture.ts";
import { findCollections } from "./queries/find-collections.ts";

/** The collections that can be planned, each with a picture and the price of its cheapest piece (AMB-277). */
export async function showCollections(context: CallContext): Promise<Answer<SectionalCollections>> {
  const found = await findCollections(context.database, context);
  const collections = found.map(({ lowestPriceCents, collectionCode, collectionName, ...picture }) => {
    const { imagePath, alt: imageAlt } = toPicture(picture);
    const formattedLowestPrice = formatSitePrice(lowestPriceCents, context.site);
    return { collectionCode, collectionName, imagePath, imageAlt, formattedLowestPrice };
  });
  return { kind: "reply", reply: { collections } };
}
