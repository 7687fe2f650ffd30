import type { Picture } from "@store/contract/catalog";
import type { Site } from "@store/contract/shared";
import type { SpecialOrderProduct } from "@store/contract/special-order";
import type { specialOrderRequests } from "@store/contract/special-order/requests";
import type { DisplaySwatch } from "@store/contract/swatches";
import type * as z from "zod/mini";
import { findReturnPolicy } from "../basket/rules/return-policy.ts";
import { toSelectionOptions } from "../basket/rules/to-selection-options.ts";
import { findReviews } from "../catalog/queries/find-reviews.ts";
import { toBreadcrumbs, toDimensions } from "../catalog/rules/to-product.ts";
import { toSwatchSettings } from "../ports/swatch-settings.ts";
import { formatSitePrice } from "../pricing/format-site-price.ts";
import { formatSelection, readSelection } from "../pricing/selection/read-selection.ts";
import { priceSelection, type Selection, showSelection } from "../pricing/selection/selection.ts";
import { toSiteWords } from "../pricing/to-metric-words.ts";
import type { Answer, CallContext } from "../service/context.ts";
import { hashText } from "../service/session/hash-text.ts";
import { type CatalogSwatch, findSwatches } from "../swatches/queries/find-swatches.ts";
import { toDisplaySwatch } from "../swatches/rules/to-swatch.ts";
import { toCustomPriceNote } from "../views/custom-price-note.ts";
import { toLeadText } from "../views/to-availability.ts";
import { toDrawing, toFabricView, toLinePicture, toPicture } from "../views/to-picture.ts";
import { toOrderUrl } from "../views/to-product-url.ts";
import { findSpecialOrder, type SpecialOrder, toFabricFaces } from "./queries/find-special-order.ts";
import { productNotFound } from "./refusals.ts";
import { readChoices } from "./rules/read-choices.ts";
import { toChoiceGroups } from "./rules/to-choice-groups.ts";

const madeToOrder = { kind: "item", isMadeToOrder: true, available: null, hasText: false } as const;

/**
 * A product that is made to order with the shopper's choices: its price, picture, time in the workshop and what else may be
 * chosen. Choices that are not sold here are left out, and named (AMB-252).
 */
export async function showSpecialOrder(
  {
    sku,
    choices,
    sortType,
    isFabricPopup,
    isMaterialToggle,
  }: z.output<typeof specialOrderRequests.getSpecialOrderProduct>,
  context: CallContext,
): Promise<Answer<SpecialOrderProduct>> {
  const { database, site } = context;
  const { attributeIds } = toSwatchSettings(context);
  const order = await findSpecialOrder(database, context, { sku, colorAttribute: attributeIds.colorFamily });
  if (!order) return productNotFound(sku);
  const swatches = await findSwatches(database, context, { choiceCodes: listFabricCodes(order) });
  const reviews = await findReviews(database, order.productId);
  const isNla = order.priceCents === null;
  const options = isNla ? [] : toSelectionOptions(order.options, { site, ...toFabricFaces(order) });
  const toggled = isMaterialToggle ? order.options.find(({ kind }) => kind === "fabric")?.code : undefined;
  const { text, ignored } = readChoices(choices, { options, dropped: toggled, all: order.options });
  const { selection, problem } = readSelection(text, { options, isRequired: true });
  const { differenceCents, leadWeeks } = priceSelection(selection);
  const price = (order.priceCents ?? 0) + differenceCents;
  const shown = showSelection(order, { options, selection });
  const { imagePath, shownIn = null } = toLinePicture(shown);
  const groups = toChoiceGroups(order, {
    site,
    options,
    selection,
    sortType,
    ...(isFabricPopup && { kind: "fabric" as const, hasAllPictures: true }),
  });
  return {
    kind: "reply",
    reply: {
      browseDto: {
        choiceGroups: groups,
        images: [imagePath],
        imageAlt: toSiteWords(shown.pictureAlt, site),
        shownIn,
        gallery: toGallery(order, { shown, selection, site }),
        price,
        formattedPrice: formatSitePrice(price, site),
        leadTime: toLeadText(Math.max(order.leadWeeks, leadWeeks ?? 0)),
        ownLeadWeeks: order.leadWeeks,
        isAllOptionsSelected: problem === null && !isNla,
        ignored: isNla ? [] : ignored,
        outputCacheString: hashText(text).slice(0, 16),
      },
      sku,
      superSpecialOrder: { sku: order.sku, url: toOrderUrl(order.sku, formatSelection(selection)) },
      reviewCount: reviews?.count ?? 0,
      reviews,
      swatches: toFabricSwatches(order, { swatches, site, ids: attributeIds }),
      hasTerms: order.hasTerms,
      returnsText: findReturnPolicy({ ...madeToOrder, finalSale: order.finalSale }).text,
      ...toPriceNote(order, site),
      isNla,
      name: order.name,
      // Of what it is, not of the fabric that it is kept in.
      summary: toSiteWords(order.summary, site).replace(/(?<=[.!?]) .*/s, ""),
      dimensions: toDimensions(order.drawn, site),
      breadcrumbs: toBreadcrumbs(order.category),
    },
  };
}

/** The product as it is shown for a selection, the chosen fabric close up, and the drawing with the sizes. */
function toGallery(
  { drawn }: SpecialOrder,
  { shown, selection, site }: { shown: ReturnType<typeof showSelection>; selection: Selection; site: Site },
): Picture[] {
  const picture = { ...toPicture(shown), ...toLinePicture(shown), alt: toSiteWords(shown.pictureAlt, site) };
  const fabrics = selection.flatMap(({ choice: { name, closeUp } }) => (closeUp ? [{ name, picture: closeUp }] : []));
  const views = fabrics.map((fabric) => toFabricView(fabric, site));
  return [picture, ...views, toDrawing(drawn, site)].filter((one) => one !== null);
}

function toPriceNote({ priceCents, stocked }: SpecialOrder, site: Site): { priceNote?: string } {
  if (priceCents === null || stocked.length === 0) return {};
  const readyCents = Math.min(...stocked.map((one) => one.priceCents));
  const priceNote = toCustomPriceNote({ readyCents, customCents: priceCents }, site);
  return priceNote === undefined ? {} : { priceNote };
}

/** The choices of fabrics and leathers, which are the codes of their swatches. */
function listFabricCodes({ options }: SpecialOrder): string[] {
  return options.flatMap(({ kind, choices }) => (kind === "fabric" ? choices.map(({ code }) => code) : []));
}

function toFabricSwatches(
  order: SpecialOrder,
  { swatches, ...front }: { swatches: readonly CatalogSwatch[] } & Parameters<typeof toDisplaySwatch>[1],
): DisplaySwatch[] {
  const byCode = new Map(swatches.map((swatch) => [swatch.choiceCode, swatch]));
  return listFabricCodes(order).flatMap((code) => {
    const swatch = byCode.get(code);
    return swatch ? [toDisplaySwatch(swatch, front)] : [];
  });
}
